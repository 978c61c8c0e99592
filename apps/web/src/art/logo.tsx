// The wordmark, in letters drawn here, beside our emblem.

import { ANGEL } from './glyphs-actions.tsx';

const LETTERS: Record<string, readonly [path: string, width: number]> = {
  B: ['M0 0V20H8.5a5 5 0 0 0 0-10H0M0 0H7.5a5 5 0 0 1 0 10', 13.5],
  L: ['M0 0V20H10.5', 10.5],
  A: ['M0 20 8.5 0 17 20', 17],
  C: ['M16.5 3.6A10 10 0 1 0 16.5 16.4', 16.5],
  K: ['M0 0V20M13 0 0 11.5M5 7.3 14 20', 14],
  N: ['M0 20V0L14.5 20V0', 14.5],
  G: ['M16.5 3.6A10 10 0 1 0 19 11.5H11.5', 19],
  E: ['M11.5 0H0V20H11.5M0 10H9.5', 11.5],
};

const TRACKING = 6.5;

/** The letters of a word from x on, and where the next word may start. */
function spell(word: string, start: number): { letters: { at: number; path: string }[]; end: number } {
  let at = start;
  const letters = [...word].map((letter) => {
    const [path, width] = LETTERS[letter] ?? ['', 0];
    const placed = { at, path };
    at += width + TRACKING;
    return placed;
  });
  return { letters, end: at };
}

const BLACK = spell('BLACK', 58);
const ANGEL_WORD = spell('ANGEL', BLACK.end + 12);

export function LogoArt() {
  return (
    <svg className="art" viewBox="0 0 280 60" aria-hidden="true" focusable="false">
      <path d={ANGEL} transform="translate(4 8) scale(1.85)" fill="url(#art-logo)" />
      <path d="M58 50H262L274 45" fill="none" stroke="url(#art-logo)" strokeWidth="1.6" strokeLinecap="round" />
      <g fill="none" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        {BLACK.letters.map(({ at, path }) => (
          <path key={at} d={path} transform={`translate(${at} 18)`} stroke="var(--ink)" />
        ))}
        {ANGEL_WORD.letters.map(({ at, path }) => (
          <path key={at} d={path} transform={`translate(${at} 18)`} stroke="var(--ink)" />
        ))}
      </g>
    </svg>
  );
}
