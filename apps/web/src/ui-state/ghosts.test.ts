// Previews and ghosts: what a move surely causes, and what of it is drawn before the move is made.

import type { GameEvent, State } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { COLUMNS } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { decisionOf, type OpenDecision } from './decision.ts';
import { canPlaceAfter, type Ghost, ghostsOf, isLeaving, sequenceBLosses } from './ghosts.ts';
import type { Option } from './paths.ts';
import { goodsChanges, isFinal, previewOf, sequenceBEvents } from './preview.ts';

const { apply, decision, legalMoves, setup, view } = PRESENT_ENGINE;

const MODES = [
  { players: 1, advanced: false, hal: 'standard' },
  { players: 2, advanced: true, hal: null },
  { players: 4, advanced: false, hal: null },
] as const;

interface Position {
  state: State;
  made: OpenDecision;
}

function* positions(): Generator<Position> {
  for (const options of MODES) {
    let state = setup(options, 'ghosts');
    for (let n = 0; decision(state); n++) {
      const { seat } = decision(state)!;
      yield { state, made: decisionOf(view(state, seat))! };
      const moves = legalMoves(state, seat);
      const applied = apply(state, seat, moves[(n * 7919) % moves.length]!);
      if (!applied.ok) throw new Error('a legal move was refused');
      state = applied.state;
    }
  }
}

const ALL = [...positions()];

/** The first option whose preview has this event. */
function findWith(kind: GameEvent['kind'], isWanted: (option: Option, at: Position) => boolean = () => true) {
  for (const at of ALL)
    for (const option of at.made.options)
      if (previewOf(at.made, option.move).events.some((event) => event.kind === kind) && isWanted(option, at))
        return { ...at, option, ghosts: ghostsOf(at.made, view(at.state, at.made.seat), option) };
  throw new Error(`No move causes "${kind}".`);
}

const kinds = (ghosts: readonly Ghost[]): Ghost['kind'][] => ghosts.map(({ kind }) => kind);

describe('a preview', () => {
  it('counts the goods that the move really changes', () => {
    let compared = 0;
    for (const { made } of ALL.filter((_, n) => n % 3 === 0))
      for (const { move } of made.options.slice(0, 4)) {
        if (isFinal(made, move)) continue;
        const applied = made.engine.apply(made.state, made.seat, move);
        if (!applied.ok) throw new Error(applied.rule);
        const [before, after] = [made.state, applied.state].map((state) => view(state, made.seat).players[made.seat]!);
        const change = goodsChanges(previewOf(made, move).events).get(made.seat) ?? {};
        expect([move, change.vp ?? 0]).toEqual([move, after!.vp - before!.vp]);
        expect([move, change.resource ?? 0]).toEqual([move, after!.resources - before!.resources]);
        expect([move, change.ship ?? 0]).toEqual([move, after!.ships - before!.ships]);
        expect([move, change.robot ?? 0]).toEqual([move, after!.breakRoom - before!.breakRoom]);
        expect([move, change.debris ?? 0]).toEqual([move, after!.debris - before!.debris]);
        compared++;
      }
    expect(compared).toBeGreaterThan(300);
  });

  it('names the new Ravagers and the new tiles of a placed Mission', () => {
    const { option, made } = findWith('technologyAppeared', ({ move }, at) =>
      previewOf(at.made, move).events.some(({ kind }) => kind === 'ravagerAppeared'),
    );
    expect(option.move.kind).toBe('place');
    const applied = made.engine.apply(made.state, made.seat, option.move);
    if (!applied.ok) throw new Error(applied.rule);
    const count = (events: readonly GameEvent[], kind: GameEvent['kind']): number =>
      events.filter((event) => event.kind === kind).length;
    for (const kind of ['ravagerAppeared', 'technologyAppeared'] as const)
      expect(count(previewOf(made, option.move).events, kind)).toBe(count(applied.events, kind));
  });

  it('tells which moves undo cannot take back, and tries out only those that may be final', () => {
    const said = new Map<string, Set<boolean>>();
    for (const { made } of ALL)
      for (const { move } of made.options.slice(0, 6)) {
        expect([move, isFinal(made, move)]).toEqual([move, previewOf(made, move).isFinal]);
        said.set(move.kind, (said.get(move.kind) ?? new Set()).add(isFinal(made, move)));
      }
    for (const kind of ['end', 'sequence-b']) expect([kind, ...said.get(kind)!]).toEqual([kind, true]);
    for (const kind of ['die', 'play', 'fly', 'inject']) expect([kind, ...said.get(kind)!]).toEqual([kind, false]);
    expect(said.get('place')).toContain(true);
  });

  it('ends with the turn: what Hal does then is not part of it', () => {
    for (const { made } of ALL)
      for (const { move } of made.options.filter((option) => option.move.kind === 'end'))
        expect(previewOf(made, move).events.some(({ kind }) => kind === 'halCardRevealed')).toBe(false);
  });
});

describe('the ghosts', () => {
  it('of an injection: the tile in its cell, the pushed tiles, the one that drops out', () => {
    const { ghosts, made, option } = findWith('tileEjected', ({ move }) => move.kind === 'inject');
    const { seat } = made;
    const [tile] = option.path;
    expect(ghosts).toContainEqual({ kind: 'arrives', from: tile, place: expect.stringContaining(`cell:${seat}:`) });
    const side = option.path[1]!.startsWith('arrow:row') ? 'right' : 'up';
    expect(ghosts).toContainEqual({ kind: 'leaves', ref: expect.stringContaining(`cell:${seat}:`), side });
    // A tile that moves on is drawn in its new cell.
    const moved = ghosts.flatMap((ghost) => (ghost.kind === 'moves' ? [ghost.ref] : []));
    for (const ref of moved) expect(ghosts).toContainEqual(expect.objectContaining({ kind: 'arrives', from: ref }));
  });

  it('of a played card: the card in its slot, and the tiles it activates', () => {
    const { ghosts, made, option } = findWith(
      'cardPlayed',
      ({ move }, at) => previewOf(at.made, move).next?.kind === 'activate-tiles',
    );
    const [card, slot] = option.path;
    expect(ghosts).toContainEqual({
      kind: 'arrives',
      from: card,
      place: slot!.replace('slot:', `slot:${made.seat}:`),
    });
    expect(kinds(ghosts)).toContain('lights');
  });

  it('of a flight: its way, and the ship and robot of a launch', () => {
    const { ghosts, made } = findWith('shipLaunched');
    expect(kinds(ghosts)).toContain('path');
    expect(ghosts).toContainEqual({ kind: 'goods', seat: made.seat, what: 'ship', amount: -1 });
    expect(ghosts).toContainEqual({ kind: 'goods', seat: made.seat, what: 'robot', amount: -1 });
  });

  it('of a placed Mission: the card on its hex, the number of Ravagers, the tiles', () => {
    const { ghosts } = findWith('technologyAppeared', ({ move }, at) =>
      previewOf(at.made, move).events.some(({ kind }) => kind === 'ravagerAppeared'),
    );
    expect(ghosts).toContainEqual({ kind: 'comes', place: 'deck:ravager', count: expect.any(Number) });
    expect(ghosts).toContainEqual({
      kind: 'comes',
      place: expect.stringContaining('stack:'),
      count: expect.any(Number),
    });
    expect(ghosts.some((ghost) => ghost.kind === 'arrives' && ghost.place.startsWith('hex:'))).toBe(true);
  });

  it('of Sequence B: everything up to the strip that leaves', () => {
    const at = ALL.find(({ made }) => (sequenceBLosses(made)?.missions.length ?? 0) > 0)!;
    const { made, state } = at;
    const losses = sequenceBLosses(made)!;
    const option = made.options.find(({ move }) => move.kind === 'sequence-b')!;
    const ghosts = ghostsOf(made, view(state, made.seat), option);
    for (const { card } of losses.missions)
      expect(ghosts).toContainEqual({ kind: 'leaves', ref: `card:${card}`, side: null });
    expect(sequenceBEvents(made)!.some(({ kind }) => kind === 'angelAdvanced')).toBe(true);
  });
});

describe('by looking', () => {
  it('one knows what Sequence B costs: Missions and ships on the first strip, VP for unused dice', () => {
    let offered = 0;
    for (const { state, made } of ALL) {
      if (!made.options.some(({ move }) => move.kind === 'sequence-b')) continue;
      const { missions = [], vp = 0 } = sequenceBLosses(made) ?? {};
      const seen = view(state, made.seat);
      const own = seen.missions
        .slice(0, COLUMNS)
        .flatMap((placed) => (placed?.owner === made.seat ? [placed.card] : []));
      const said = missions.filter(({ owner }) => owner === made.seat).map(({ card }) => Number(card));
      if (!seen.halted) expect(said.sort()).toEqual([...own].sort());
      for (const { owner, paid } of missions) expect(owner === made.seat || paid.length > 0).toBe(true);
      const dice = seen.dice[made.seat]!.reduce((sum, { value }) => sum + value, 0);
      expect(vp).toBeGreaterThanOrEqual(Math.min(dice, state.players[made.seat]!.vp));
      expect(isLeaving(seen, 0)).toBe(!seen.halted);
      offered++;
    }
    expect(offered).toBeGreaterThan(20);
  });

  it('one knows where a Mission could be placed after the flight', () => {
    const found = { yes: 0, no: 0 };
    for (const { made } of ALL.filter(({ made: { kind } }) => kind === 'command'))
      for (const option of made.options) {
        const applied = made.engine.apply(made.state, made.seat, option.move);
        if (!applied.ok) throw new Error(applied.rule);
        const isAsked = decision(applied.state)!.kind === 'place-mission';
        expect(canPlaceAfter(made, option)).toBe(isAsked);
        found[isAsked ? 'yes' : 'no']++;
      }
    expect(found.yes).toBeGreaterThan(5);
    expect(found.no).toBeGreaterThan(5);
  });
});
