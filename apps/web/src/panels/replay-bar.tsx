// Looks at any moment of the game: back and forth, by a slider, by itself; and begins a new game from there.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../art/icon.tsx';
import './replay-bar.css';

interface Props {
  /** Moves made at the moment looked at, and in the whole game. */
  index: number;
  last: number;
  isPlaying: boolean;
  /** What happened by the last of these moves, in sentences. */
  happened: readonly ReactNode[];
  onIndex(index: number): void;
  onPlay(isPlaying: boolean): void;
  /** A new game begins at this moment; null at the end of a game, where nothing is left to play. */
  onFork: (() => void) | null;
  /** A link to this moment; without it none is offered. */
  onShare?(): void;
  onClose(): void;
}

export function ReplayBar({ index, last, isPlaying, happened, onIndex, onPlay, onFork, onShare, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const moment = t('replay.moment', { move: index, moves: last });
  return (
    <section className="panel prompt replay-bar" aria-label={t('replay.title')}>
      <div className="replay-bar-steps">
        <Step icon="first" label={t('replay.first')} isOff={index === 0} onClick={() => onIndex(0)} />
        <Step icon="back" label={t('replay.previous')} isOff={index === 0} onClick={() => onIndex(index - 1)} />
        <Step
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          isOff={!isPlaying && index === last}
          onClick={() => onPlay(!isPlaying)}
        />
        <Step icon="forward" label={t('replay.next')} isOff={index === last} onClick={() => onIndex(index + 1)} />
        <Step icon="last" label={t('replay.last')} isOff={index === last} onClick={() => onIndex(last)} />
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
        <output htmlFor={id}>{moment}</output>
      </div>
      {/* While it plays by itself, reading every move aloud would never keep up. */}
      <div
        className="replay-bar-happened"
        // It may be longer than there is room: the keyboard must be able to scroll it.
        {...{ tabIndex: 0, role: 'group', 'aria-label': moment }}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        <ul>
          {happened.map((sentence, i) => (
            <li key={i}>{sentence}</li>
          ))}
        </ul>
      </div>
      <div className="replay-bar-steps">
        <button
          type="button"
          className="button"
          title={t('replay.forkHelp')}
          disabled={onFork === null}
          onClick={() => onFork?.()}
        >
          <Icon name="fork" />
          {t('replay.fork')}
        </button>
        {onShare && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('replay.share')}
            title={t('replay.share')}
            onClick={onShare}
          >
            <Icon name="share" />
          </button>
        )}
      </div>
      <button type="button" className="button button-primary" onClick={onClose}>
        {t('replay.exit')}
      </button>
    </section>
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
      // Not `disabled`: the focus must not be lost when the end is reached.
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <Icon name={icon === 'first' ? 'back' : icon === 'last' ? 'forward' : icon} />
    </button>
  );
}
