// The replay bar: step, slide, play, and fork a new game from the shown moment.

import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { useWords } from '../ui/use-words.ts';
import './replay-bar.css';

interface Props {
  /** Moves up to the shown moment, and in the whole game. */
  index: number;
  last: number;
  /** The step of Hal's turn that is shown; null at the end of a move. */
  step: { number: number; of: number } | null;
  isPlaying: boolean;
  /** The effect of the last of these moves, in sentences. */
  happened: readonly ReactNode[];
  onIndex(index: number): void;
  /** One move on or back; within Hal's turn, one step. */
  onStep(by: 1 | -1): void;
  onPlay(isPlaying: boolean): void;
  /** Forks a game at this moment; null at the end of a game. */
  onFork: (() => void) | null;
  /** A link to this moment; absent where there is none. */
  getLink?(): Promise<string | null>;
  /** The address of the review; absent where there is none. */
  review?: string;
  /** What a review says of this moment: where there is little room, instead of what happened. */
  note?: ReactNode;
  onClose(): void;
}

export function ReplayBar(props: Props) {
  const { index, last, step, isPlaying, happened, onIndex, onStep, onPlay, note, onClose } = props;
  const { t } = useWords();
  const id = useId();
  const move = t('replay.moment', { move: index, moves: last });
  const moment = step ? `${move} · ${t('told.step', step)}` : move;
  const isAtEnd = index === last && step === null;
  return (
    <section className="panel prompt replay-bar" aria-label={t('replay.title')}>
      <div className="replay-bar-steps">
        <Step icon="first" label={t('replay.first')} isOff={index === 0} onClick={() => onIndex(0)} />
        <Step icon="back" label={t('replay.previous')} isOff={index === 0} onClick={() => onStep(-1)} />
        <Step
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          isOff={!isPlaying && isAtEnd}
          onClick={() => onPlay(!isPlaying)}
        />
        <Step icon="forward" label={t('replay.next')} isOff={isAtEnd} onClick={() => onStep(1)} />
        <Step icon="last" label={t('replay.last')} isOff={isAtEnd} onClick={() => onIndex(last)} />
      </div>
      <div className="replay-bar-slider">
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={t('replay.slider')}
          aria-valuetext={moment}
          onChange={({ target }) => onIndex(Number(target.value))}
        />
        {/* It would be announced at every move of a replay that runs. */}
        <output htmlFor={id} aria-live={isPlaying ? 'off' : undefined}>
          {moment}
        </output>
      </div>
      {note ?? (
        <>
          {/* It may scroll, so it needs the focus. The announcer reads it. */}
          <div className="replay-bar-happened" {...{ tabIndex: 0, role: 'group', 'aria-label': moment }}>
            <ul>
              {happened.map((sentence, i) => (
                <li key={i}>{sentence}</li>
              ))}
            </ul>
          </div>
          <Ways {...props} />
        </>
      )}
      <Button look="primary" onClick={onClose}>
        {t('replay.exit')}
      </Button>
    </section>
  );
}

/** The buttons that lead away from the moment. */
function Ways({ index, onFork, getLink, review }: Pick<Props, 'index' | 'onFork' | 'getLink' | 'review'>) {
  const { t } = useWords();
  return (
    <div className="replay-bar-steps">
      <Button title={t('replay.forkHelp')} disabled={onFork === null} onClick={() => onFork?.()}>
        <Icon name="fork" />
        {t('replay.fork')}
      </Button>
      {getLink && (
        <CopyButton
          label={t('replay.share')}
          copied={t('score.linkCopied')}
          icon="share"
          of={index}
          getText={getLink}
        />
      )}
      {review !== undefined && (
        <a className="icon-button" href={review} aria-label={t('score.skill')} title={t('score.skill')}>
          <Icon name="hint" />
        </a>
      )}
    </div>
  );
}

interface StepProps {
  icon: IconName | 'first' | 'last';
  label: string;
  isOff: boolean;
  onClick(): void;
}

function Step({ icon, label, isOff, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={`icon-button replay-bar-${icon}`}
      aria-label={label}
      title={label}
      // Not `disabled`: the button must keep the focus at the end.
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <Icon name={icon === 'first' ? 'back' : icon === 'last' ? 'forward' : icon} />
    </button>
  );
}
