// Below the chat: mute, unmute and report players.

import { useId, useState } from 'react';
import { setMuted } from '../account/muted.ts';
import { sayProblem } from '../net/say-problem.ts';
import { keepSeat, seatKey } from '../net/seat-keys.ts';
import { reportPlayer } from '../net/tables-api.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { useConnection, useOnline } from './online-context.tsx';
import { useMutedHere } from './use-muted-here.ts';

const MOST_REPORT = 2000;

export function Quiet() {
  const { t } = useWords();
  const { tableId } = useConnection();
  const table = useOnline((state) => state.table);
  const own = useOnline((state) => state.seat);
  const muted = useMutedHere(tableId);
  const [reporting, setReporting] = useState<number | null>(null);
  const others = table?.seats.filter(({ seat, kind, name }) => seat !== own && kind === 'person' && name) ?? [];
  const elsewhere = muted.filter((name) => others.every((other) => other.name !== name));
  if (others.length + elsewhere.length === 0) return null;
  const mute = (name: string): void => {
    setMuted(name, !muted.includes(name));
    // Older versions muted for one table.
    const here = seatKey(tableId)?.muted ?? [];
    if (here.includes(name)) keepSeat(tableId, { muted: here.filter((one) => one !== name) });
  };
  return (
    <details className="chat-quiet">
      <summary>{t('online.chat.quiet')}</summary>
      <ul>
        {others.map(({ seat, name }) => (
          <li key={seat}>
            <span>{name}</span>
            <MuteButton name={name!} isMuted={muted.includes(name!)} onClick={() => mute(name!)} />
            <Button
              aria-expanded={reporting === seat}
              aria-label={t('common.which', { what: t('online.chat.report'), which: name! })}
              onClick={() => setReporting(reporting === seat ? null : seat)}
            >
              {t('online.chat.report')}
            </Button>
            {reporting === seat && <ReportForm seat={seat} />}
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <>
          <h3 className="chat-quiet-title">{t('online.chat.mutedElsewhere')}</h3>
          <ul>
            {elsewhere.map((name) => (
              <li key={name}>
                <span>{name}</span>
                <MuteButton name={name} isMuted onClick={() => mute(name)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function MuteButton({ name, isMuted, onClick }: { name: string; isMuted: boolean; onClick(): void }) {
  const { t } = useWords();
  const label = t(isMuted ? 'online.chat.unmute' : 'online.chat.mute');
  return (
    <Button aria-label={t('common.which', { what: label, which: name })} onClick={onClick}>
      {label}
    </Button>
  );
}

/** The server adds the last lines of the chat. */
function ReportForm({ seat }: { seat: number }) {
  const { t } = useWords();
  const id = useId();
  const { tableId, token } = useConnection();
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  if (isSent) return <p role="status">{t('online.chat.reported')}</p>;
  const send = (): void => {
    setProblem(null);
    reportPlayer(tableId, seat, text.trim(), token ?? '').then(
      () => setSent(true),
      (error: unknown) => setProblem(error),
    );
  };
  return (
    <form
      className="chat-report"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') send();
      }}
    >
      <label className="field-label" htmlFor={id}>
        {t('online.chat.reportWhat')}
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        required
        maxLength={MOST_REPORT}
        value={text}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-help`} className="field-help">
        {t('online.chat.reportHelp')}
      </p>
      {problem !== null && <Problem {...sayProblem(problem, t)} />}
      <Button type="submit">{t('online.chat.reportSend')}</Button>
    </form>
  );
}
