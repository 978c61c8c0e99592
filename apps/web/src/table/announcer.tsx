// Announces events and decisions to screen readers.

import { isMinor } from '../panels/turn-groups.ts';
import { plain, sayAsked, sayEvent, sayStepPlainly, sayTarget } from '../texts/index.ts';
import { useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';

export function Announcer() {
  const { t } = useWords();
  const names = useNames();
  const content = useTable((state) => state.content);
  const last = useTable((state) => state.entries.at(-1));
  const happened = useTable((state) => state.happened);
  const decision = useTable((state) => state.decision);
  const { view } = useTable((state) => state.moment);
  const selection = useTable((state) => state.selection);
  const telling = useTable((state) => state.telling);
  const told = happened.some((event) => !isMinor(event)) ? happened.filter((event) => !isMinor(event)) : happened;
  const sayHappened = (): string => told.map((event) => plain(sayEvent(t, event, names, content))).join('. ');
  // An undo has no events.
  const said = telling
    ? sayStepPlainly(t, telling.step, names, content)
    : told.length > 0
      ? sayHappened()
      : t('announce.undone');
  const chosen = selection?.chosen.at(-1);
  const what = chosen && t('play.chosen', { what: sayTarget(t, chosen, view, content, names) });
  const prompt = decision && sayAsked(t, view, content, decision, selection);
  const asked = prompt ? [prompt.title, prompt.text, what].filter(Boolean).join('. ') : '';
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t('announce.events')}>
      {/* A step may extend the last entry, so it is a paragraph of its own. */}
      <p key={`${last?.index} ${last?.events.length}`}>{said}</p>
      <p>{asked}</p>
    </div>
  );
}
