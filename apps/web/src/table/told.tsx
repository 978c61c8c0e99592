// A step of another's turn, in the place of the prompt: the actor, what is done, its picture, what it gives.

import { Parts, plain } from '@black-angel/words';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { sayStep } from '../texts/say-step.ts';
import { seatArtOf } from '../ui/seat-names.ts';
import { pointsOf } from '../ui-state/step-points.ts';
import type { Telling } from './core/table-state.ts';
import { StepArt } from './step-art.tsx';
import { useStore, useTable } from './table-context.tsx';
import { markThings } from './things.ts';
import { useNames, useWords } from './words.ts';
import './told.css';

/** Where a tap skips: on the parts that cannot be used meanwhile. */
const SKIPPING = '.told, .part-space, .part-ship, .part-board, .part-display';

/** A tap on the table skips. The second click of a double click does not: it was meant for the own turn. */
function useTapSkips(): void {
  const store = useStore();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.detail < 2 && event.target instanceof Element && event.target.closest(SKIPPING)) store.skip();
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [store]);
}

/** Points at the things that a step is about. */
function useToldThings({ step }: Telling): void {
  const moment = useTable((state) => state.moment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment draws the things again.
  useLayoutEffect(() => markThings('told', pointsOf(step)), [step, moment]);
}

function Progress({ number, of }: { number: number; of: number }) {
  const { t } = useWords();
  // The moves of a bot arrive one by one: how many there will be is not known at the first one.
  if (of <= 1) return null;
  return (
    <span className="told-progress">
      <span className="visually-hidden">{t('told.step', { number, of })}</span>
      {Array.from({ length: of }, (_, i) => (
        <span key={i} className={`told-dot ${i < number ? 'told-dot-full' : ''}`} />
      ))}
    </span>
  );
}

function useTitle(seat: number): string {
  const { t } = useWords();
  const names = useNames();
  const content = useTable((state) => state.content);
  const info = useTable((state) => state.info);
  if (seat === names.viewer) return t('play.turnEnds');
  if (info.seats[seat]?.kind === 'hal') return t('play.halsTurn');
  return t('told.turnOf', { of: plain(new Parts(t, content, names).of(seat)) });
}

export function Told({ telling }: { telling: Telling }) {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const info = useTable((state) => state.info);
  const content = useTable((state) => state.content);
  const retold = useTable((state) => state.retold);
  const { step, number, of } = telling;
  const caption = useMemo(() => sayStep(t, step, names, content), [t, step, names, content]);
  const title = useTitle(step.seat);
  useTapSkips();
  useToldThings(telling);
  const box = useRef<HTMLElement>(null);
  // What ended the own turn is gone, and nothing can be chosen yet.
  useEffect(() => {
    if (document.activeElement === document.body) box.current!.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={box} className="panel prompt told" aria-label={t('play.prompt')} tabIndex={-1}>
      <div className="prompt-body">
        {retold && <p className="told-missed">{t(retold === 'again' ? 'told.onceMore' : 'told.missed')}</p>}
        <h2 className="prompt-title told-title">
          <span className="seat-shape">
            <PlayerShape seat={seatArtOf(info, step.seat)} />
          </span>
          {title}
        </h2>
        <Progress number={number} of={of} />
        <div className="told-body">
          <span className="told-art" aria-hidden="true">
            <StepArt step={step} content={content} info={info} />
          </span>
          <div className="told-words">
            <p className="told-kind">{caption.title}</p>
            <p className="prompt-text">{caption.text || '\u00a0'}</p>
            {caption.changes.length > 0 && (
              <ul className="told-changes">
                {caption.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
      <div className="ways">
        <button type="button" className="way" title={t('told.skipHelp')} onClick={() => store.skip()}>
          <Icon name="forward" />
          <span>{t('told.skip')}</span>
        </button>
      </div>
    </section>
  );
}
