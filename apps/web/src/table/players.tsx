// All players: VP and what the end would add, storage, robots, dice, hands.

import type { View } from '@black-angel/engine';
import { COLOURS } from '@black-angel/rules';
import { memo, useMemo } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import type { T } from '../texts/texts.ts';
import { outlooksOf } from '../ui-state/decision.ts';
import { useTable } from './table-context.tsx';
import { useElsewhere } from './table-extras.tsx';
import { useNames, useSeatArt, useWords } from './words.ts';
import './players.css';

interface Figure {
  icon: IconName;
  count: number;
  label: string;
  /** What it is for. */
  tip: string;
}

function figuresOf(t: T, view: View, seat: number): Figure[] {
  const player = view.players[seat];
  const dice = view.dice[seat]!.length;
  if (!player) return [{ icon: 'die', count: dice, label: t('players.dice'), tip: t('players.halHelp') }];
  const missions = COLOURS.reduce((sum, colour) => sum + player.handBacks[colour], 0);
  const { resources, debris, ships, breakRoom, handBacks } = player;
  return [
    { icon: 'resource', count: resources, label: t('players.resources'), tip: t('purpose.storage.resource') },
    { icon: 'debris', count: debris, label: t('players.debris'), tip: t('purpose.storage.debris') },
    { icon: 'ship', count: ships, label: t('players.ships'), tip: t('purpose.storage.ship') },
    { icon: 'robot', count: breakRoom, label: t('players.robots'), tip: t('purpose.player.robots') },
    { icon: 'die', count: dice, label: t('players.dice'), tip: t('purpose.player.dice') },
    { icon: 'mission', count: missions, label: t('players.missions'), tip: t('purpose.player.missions') },
    {
      icon: 'ravagerCard',
      count: handBacks.ravager,
      label: t('players.ravagers'),
      tip: t('purpose.player.ravagers'),
    },
  ];
}

/** A name of more letters has the first line for itself and the VP. */
const LONG_NAME = 9;

interface PlayersProps {
  view: View;
  /** The seat whose board is shown, and how to show another. */
  shown: number;
  onShow: (seat: number) => void;
}

export const Players = memo(function Players({ view, shown, onShow }: PlayersProps) {
  const { t } = useWords();
  const { seats } = useTable(({ info }) => info);
  const { names } = useNames();
  const outlooks = useMemo(() => outlooksOf(view), [view]);
  const decider = view.decision?.seat;
  const artOf = useSeatArt();
  const elsewhere = useElsewhere();
  return (
    <section className="players" aria-label={t('players.title')}>
      {seats.map(({ level }, seat) => {
        const { vp, ifSpes, ifRavagers } = outlooks[seat]!;
        const isBoard = seat < view.players.length;
        const isOwn = seat === view.viewer;
        const name = names[seat] ?? '';
        // Behind the name: the viewer, or a bot of some level.
        const levelName = level && `${t(`newGame.botLevels.${level}.title`)}`;
        const who = isOwn && name !== t('who.you') ? t('who.you') : levelName;
        const figures = figuresOf(t, view, seat);
        const said = {
          who: who === null ? name : `${name}, ${who}`,
          vp: t('count.vp', { count: vp }),
          figures: figures.map(({ label, count }) => t('players.figure', { what: label, number: count })).join(', '),
        };
        const outlook = isBoard && (
          <span className="player-outlook" data-tip-text={t('players.projectedHelp')} aria-hidden="true">
            <Icon name="endSpes" title={t('players.ifSpes')} />
            {ifSpes}
            <Icon name="endRavagers" title={t('players.ifRavagers')} />
            {ifRavagers}
          </span>
        );
        return (
          <button
            key={seat}
            type="button"
            className={`panel player ${decider === seat ? 'player-decides' : ''} ${shown === seat ? 'player-shown' : ''} ${isOwn ? 'player-own' : ''}`}
            data-place={`seat:${seat}`}
            disabled={!isBoard}
            aria-pressed={isBoard ? shown === seat : undefined}
            onClick={() => onShow(seat)}
          >
            {/* The accessible name is a sentence; the drawing is hidden. */}
            <span className="visually-hidden">
              {isBoard
                ? t('players.said', { ...said, spes: ifSpes, ravagers: ifRavagers })
                : t('players.saidHal', said)}
            </span>
            <span className="player-head" aria-hidden="true">
              <span className="seat-shape">
                <PlayerShape seat={artOf(seat)} />
              </span>
              <span className="player-title">
                <span className="player-name">{name}</span>
                {who !== null && <small className="player-who">· {who}</small>}
              </span>
              {name.length <= LONG_NAME && outlook}
              <span className="player-vp" data-tip-text={t('purpose.player.vp')} data-goods="vp">
                {said.vp}
              </span>
            </span>
            <span className="player-figures">
              {figures.map(({ icon, count, label, tip }) => (
                <span key={icon} className="counter" data-tip-text={tip} data-goods={icon} aria-hidden="true">
                  <Icon name={icon} title={label} />
                  {count}
                </span>
              ))}
              {name.length > LONG_NAME && outlook}
              {elsewhere?.player(seat)}
            </span>
          </button>
        );
      })}
    </section>
  );
});

/** Once the end is triggered: what is left of the game. */
const ENDINGS = ['prompt.over.title', 'play.lastRound', 'play.nextToLastRound'] as const;

/** How far the end is. */
export function Countdown({ view }: { view: View }) {
  const { t } = useWords();
  const outlook = useMemo(() => outlooksOf(view)[0]!, [view]);
  return (
    <p className="countdown" data-place="countdown">
      <span className="counter">{t('play.round', { round: view.round })}</span>
      {outlook.roundsLeft !== null ? (
        <strong>{t(ENDINGS[outlook.roundsLeft] ?? 'play.nextToLastRound')}</strong>
      ) : (
        <>
          <span className="counter" data-tip-text={t('play.spesHelp')}>
            <Icon name="spes" />
            {t('play.spes', { count: outlook.sequenceBsToSpes })}
          </span>
          <span className="counter" data-tip-text={t('play.ravagersHelp')}>
            <Icon name="ravager" />
            {t('play.ravagers', { count: outlook.ravagersLeft })}
          </span>
        </>
      )}
    </p>
  );
}
