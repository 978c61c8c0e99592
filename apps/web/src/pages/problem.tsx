// What went wrong, in words, where it went wrong; the details in the words of the engine or the browser.

export function Problem({ text, details = '' }: { text: string; details?: string }) {
  return (
    <div className="problem" role="alert">
      <p>{text}</p>
      {details !== '' && <p className="problem-details">{details}</p>}
    </div>
  );
}
