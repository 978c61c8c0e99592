// A player's board: the technology grid with its arrows and card slots, storage, Advanced places, what was ejected.

import './board.css';
import type { Back, Cell as CellView, PlayerView, View } from '@black-angel/engine';
import { COLOURS, cardName, cellName, lineName } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { memo, type ReactNode } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { CardBackArt } from '../art/mission-card.tsx';
import { heldTiles } from '../ui-state/held-tiles.ts';
import type { Target } from '../ui-state/target.ts';
import { Spot } from './spot.tsx';
import { hasBoostSide, Tile } from './tile.tsx';
import { useWords } from './words.ts';

const ADVANCED_LIMIT = 4;
const LIMIT_PER_CARD = 2;

interface BoardProps {
  view: View;
  content: Content;
  seat: number;
}

/** Places of the viewer's board are targets; those of other boards are not. */
function Place({
  target,
  place,
  className,
  isOwn,
  children,
}: {
  target: Target;
  place?: string;
  className: string;
  isOwn: boolean;
  children?: ReactNode;
}) {
  if (isOwn)
    return (
      <Spot target={target} place={place} className={className}>
        {children}
      </Spot>
    );
  return (
    <span className={`spot ${className}`} data-place={place}>
      {children}
    </span>
  );
}

interface OwnedProps {
  seat: number;
  isOwn: boolean;
}

const Slot = memo(function Slot({
  seat,
  isOwn,
  slot,
  back,
  card,
}: OwnedProps & { slot: number; back: Back | null; card: number | null }) {
  return (
    <Place
      target={`slot:${lineName(slot)}`}
      place={`slot:${seat}:${lineName(slot)}`}
      className={`slot slot-${slot < 3 ? 'row' : 'column'}`}
      isOwn={isOwn}
    >
      {back && (
        <span
          className="slot-card"
          data-piece={card ? `card:${cardName(card)}` : undefined}
          data-tip={card ? `card:${cardName(card)}` : undefined}
        >
          <CardBackArt back={back} />
        </span>
      )}
    </Place>
  );
});

const Arrow = memo(function Arrow({ slot, isBlack, isOwn }: { slot: number; isBlack: boolean; isOwn: boolean }) {
  return (
    <Place target={`arrow:${lineName(slot)}`} className={`arrow ${isBlack ? 'arrow-black' : ''}`} isOwn={isOwn}>
      <Icon name={slot < 3 ? 'arrowRight' : 'arrowUp'} />
    </Place>
  );
});

const Cell = memo(function Cell({
  content,
  seat,
  isOwn,
  cell,
  holds: { tile, boost, debris },
}: OwnedProps & { content: Content; cell: number; holds: CellView }) {
  const name = cellName(cell);
  return (
    <Place target={`cell:${name}`} place={`cell:${seat}:${name}`} className="tile-spot cell" isOwn={isOwn}>
      {tile !== null && <Tile content={content} tile={tile} isBoost={boost} hasDebris={debris} owner={seat} />}
    </Place>
  );
});

/** @param isOnlySeen Even the viewer's own: nothing can be chosen there. */
export function Grid({ view, content, seat, isOnlySeen = false }: BoardProps & { isOnlySeen?: boolean }) {
  const { grid, slots, slotBacks } = view.players[seat]!;
  const owned = { seat, isOwn: seat === view.viewer && !isOnlySeen };
  const slotAt = (slot: number) => (
    <Slot key={`slot ${slot}`} {...owned} slot={slot} back={slotBacks[slot]!} card={slots?.[slot] ?? null} />
  );
  const arrowAt = (slot: number) => (
    <Arrow key={`arrow ${slot}`} slot={slot} isBlack={content.blackArrows.includes(slot)} isOwn={owned.isOwn} />
  );
  return (
    <div className="grid">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid-row">
          {slotAt(row)}
          {arrowAt(row)}
          {[0, 1, 2].map((column) => (
            <Cell key={column} {...owned} content={content} cell={row * 3 + column} holds={grid[row * 3 + column]!} />
          ))}
        </div>
      ))}
      <div className="grid-row grid-arrows">
        <span className="slot-gap" />
        {[3, 4, 5].map(arrowAt)}
      </div>
      <div className="grid-row grid-slots">
        <span className="slot-gap" />
        {[3, 4, 5].map(slotAt)}
      </div>
    </div>
  );
}

interface StoreProps {
  icon: IconName;
  count: number;
  label: string;
  /** The goods that a preview counts here. */
  goods?: string;
}

function Store({ icon, count, label, goods }: StoreProps) {
  return (
    <>
      <span className="store-icon">
        <Icon name={icon} title={label} />
      </span>
      <span className="store-count" data-goods={goods}>
        {count}
      </span>
    </>
  );
}

const Storage = memo(function Storage({ player, seat, isOwn }: OwnedProps & { player: PlayerView }) {
  const { t } = useWords();
  const supply = t('players.robotsSupply');
  return (
    <div className="storage" data-place={`storage:${seat}`}>
      <span className="store" data-tip-text={t('purpose.storage.resource')}>
        <Store icon="resource" goods="resource" count={player.resources} label={t('players.resources')} />
      </span>
      <Place target="storage:debris" className="store" isOwn={isOwn}>
        <Store icon="debris" goods="debris" count={player.debris} label={t('players.debris')} />
      </Place>
      <Place target="storage:ship" className="store" isOwn={isOwn}>
        <Store icon="ship" goods="ship" count={player.ships} label={t('players.ships')} />
      </Place>
      <span className="store" data-tip-text={t('purpose.storage.robot')}>
        <Store icon="robotSupply" count={player.robots} label={supply} />
      </span>
    </div>
  );
});

/** E5: what a tile on this place scores at most. */
const limitOf = (player: PlayerView, content: Content, colour: number): number =>
  ADVANCED_LIMIT +
  LIMIT_PER_CARD * player.ejectedCards.filter((card) => content.missions[card]!.colour === colour).length;

const AdvancedPlaces = memo(function AdvancedPlaces({
  player,
  content,
  seat,
  isOwn,
}: OwnedProps & { player: PlayerView; content: Content }) {
  const { t } = useWords();
  return (
    <div className="advanced-places">
      {COLOURS.map((name, colour) => {
        const tile = player.advancedPlaces[colour]!;
        const limit = limitOf(player, content, colour);
        return (
          <div key={name} className={`advanced-place tone-${name}`}>
            <Place target={`advanced:${name}`} place={`advanced:${seat}:${name}`} className="tile-spot" isOwn={isOwn}>
              {tile !== null && <Tile content={content} tile={tile} />}
            </Place>
            <span className="advanced-text">
              <span className="advanced-icon">
                <Icon name={name} />
              </span>
              {/* The name of the place has said both. */}
              <span data-tip="limit">
                <span aria-hidden="true">{t('area.limit', { vp: limit })}</span>
              </span>
              <span className="advanced-cards" aria-hidden="true">
                {t('count.card', { count: (limit - ADVANCED_LIMIT) / LIMIT_PER_CARD })}
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
});

/** Tiles taken and not yet injected, and those that left the grid. */
function Beside({ view, content, seat }: BoardProps) {
  const { t } = useWords();
  const player = view.players[seat]!;
  const isOwn = seat === view.viewer;
  const taken = view.decision?.seat === seat ? heldTiles(view) : [];
  const ejected = [...player.ejectedTiles, ...player.advancedBeyond];
  if (taken.length + ejected.length === 0)
    return <div className="beside beside-empty" data-place={`ejected:${seat}`} />;
  const tiles = (list: readonly number[]) =>
    list.map((tile, i) => (
      <Place key={`${tile}:${i}`} target={`tile:${content.tiles[tile]!.id}`} className="tile-spot" isOwn={isOwn}>
        <Tile
          content={content}
          tile={tile}
          isBoost={view.options.advanced && hasBoostSide(content, tile) && taken.includes(tile)}
          owner={seat}
        />
      </Place>
    ));
  return (
    <div className="beside" data-place={`ejected:${seat}`}>
      {taken.length > 0 && <h3 className="part-title">{t('area.taken')}</h3>}
      {taken.length > 0 && <div className="beside-tiles beside-taken">{tiles(taken)}</div>}
      {ejected.length > 0 && <h3 className="part-title">{t('area.ejectedTiles')}</h3>}
      <div className="beside-tiles">{tiles(ejected)}</div>
    </div>
  );
}

export const Board = memo(function Board(props: BoardProps) {
  const { view, content, seat } = props;
  const owned = { player: view.players[seat]!, seat, isOwn: seat === view.viewer };
  return (
    <>
      <Grid {...props} />
      <div className="holdings">
        <AdvancedPlaces {...owned} content={content} />
        <Storage {...owned} />
      </div>
      <Beside {...props} />
    </>
  );
});
