// All players: VP and what the end would add, storage, robots, dice, hands.

import { COLOURS, type View } from '@black-angel/rules';
import { memo, useMemo } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { outlooksOf } from '../ui-state/decision.ts';
import { useSeatArt } from './seats.ts';
import { useTable } from './table-context.tsx';
import { useElsewhere } from './table-extras.tsx';
import { useNames, useWords } from './words.ts';
import './players.css';

interface CountProps {
  icon: IconName;
  count: number | string;
  label: string;
  /** What it is for. */
  tip?: string;
}

function Count({ icon, count, label, tip = label }: CountProps) {
  return (
    <span className="counter" data-tip-text={tip} data-goods={icon}>
      <Icon name={icon} title={label} />
      {count}
      <Pause />
    </span>
  );
}

/** Who has the seat, behind the name: the viewer, or a bot of some level. */
function Who({ children, isLevel = false }: { children: string; isLevel?: boolean }) {
  return (
    <>
      <small className={`player-who ${isLevel ? 'player-level' : ''}`} aria-hidden="true">
        · {children}
      </small>
      <span className="visually-hidden">, {children}</span>
    </>
  );
}

/** Between two figures that are read one after the other. */
const Pause = () => <span className="visually-hidden">, </span>;

function Figures({ view, seat }: { view: View; seat: number }) {
  const { t } = useWords();
  const player = view.players[seat];
  const dice = view.dice[seat]!.length;
  if (!player) return <Count icon="die" count={dice} label={t('players.dice')} tip={t('players.halHelp')} />;
  const missions = COLOURS.reduce((sum, colour) => sum + player.handBacks[colour], 0);
  return (
    <>
      <Count
        icon="resource"
        count={player.resources}
        label={t('players.resources')}
        tip={t('purpose.storage.resource')}
      />
      <Count icon="debris" count={player.debris} label={t('players.debris')} tip={t('purpose.storage.debris')} />
      <Count icon="ship" count={player.ships} label={t('players.ships')} tip={t('purpose.storage.ship')} />
      <Count icon="robot" count={player.breakRoom} label={t('players.robots')} tip={t('purpose.player.robots')} />
      <Count icon="die" count={dice} label={t('players.dice')} tip={t('purpose.player.dice')} />
      <Count icon="mission" count={missions} label={t('players.missions')} tip={t('purpose.player.missions')} />
      <Count
        icon="ravagerCard"
        count={player.handBacks.ravager}
        label={t('players.ravagers')}
        tip={t('purpose.player.ravagers')}
      />
    </>
  );
}

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
        return (
          <button
            key={seat}
            type="button"
            className={`panel player ${view.seat === seat && view.decision ? 'player-turn' : ''} ${decider === seat ? 'player-decides' : ''} ${shown === seat ? 'player-shown' : ''} ${seat === view.viewer ? 'player-own' : ''}`}
            data-place={`seat:${seat}`}
            disabled={!isBoard}
            aria-pressed={isBoard ? shown === seat : undefined}
            onClick={() => onShow(seat)}
          >
            <span className="player-head">
              <span className="seat-shape">
                <PlayerShape seat={artOf(seat)} />
              </span>
              <span className="player-name">{names[seat]}</span>
              {seat === view.viewer && names[seat] !== t('who.you') && <Who>{t('who.you')}</Who>}
              {level && <Who isLevel>{t(`newGame.botLevels.${level}.title`)}</Who>}
              {elsewhere?.player(seat)}
              {isBoard && (
                <span className="player-outlook" data-tip-text={t('players.projectedHelp')}>
                  <Pause />
                  <Icon name="endSpes" title={t('players.ifSpes')} />
                  {ifSpes}
                  <Pause />
                  <Icon name="endRavagers" title={t('players.ifRavagers')} />
                  {ifRavagers}
                  <Pause />
                </span>
              )}
              <span className="player-vp" data-tip-text={t('purpose.player.vp')} data-goods="vp">
                {t('count.vp', { count: vp })}
              </span>
              <Pause />
            </span>
            <span className="player-figures">
              <Figures view={view} seat={seat} />
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
