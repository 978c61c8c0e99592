import { readFileSync } from 'node:fs';
import { Match, matchOfRecord } from '@black-angel/match';
import { parseRecord } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { recapGroups, turnGroups, vpChanges } from './turn-groups.ts';

function open(name: string): Match {
  const file = new URL(`../../../../packages/rules/test/goldens/${name}.json`, import.meta.url);
  return new Match(matchOfRecord(parseRecord(JSON.parse(readFileSync(file, 'utf8'))), null, 'normal'));
}

const four = open('07-4-players-standard');
const solo = open('01-1-players-standard');

describe('the log', () => {
  it('has a setup, then a group for each turn, then the end', () => {
    const entries = four.entries('spectator');
    const groups = turnGroups(entries);
    expect(groups[0]!.kind).toBe('setup');
    expect(groups.at(-1)!.kind).toBe('end');
    const turns = groups.filter(({ kind }) => kind === 'turn');
    expect(turns.slice(0, 5).map(({ seat, round }) => [seat, round])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 2],
    ]);
    // Nothing is lost: every event but the headings is in some group.
    const events = entries.flatMap((entry) => entry.events).filter(({ kind }) => kind !== 'turnStarted');
    expect(groups.flatMap((group) => group.events)).toEqual(events);
  });

  it('knows the moment at which a turn begins', () => {
    for (const { index, seat } of turnGroups(four.entries('spectator')).filter(({ kind }) => kind === 'turn'))
      expect(four.moment('spectator', index).view.seat).toBe(seat);
  });

  it('notes who plays a seat in the turn and at the place where it changes', () => {
    const entries = four.entries('spectator');
    const turns = turnGroups(entries).filter(({ kind }) => kind === 'turn');
    const [first, second, third] = turns as [(typeof turns)[0], (typeof turns)[0], (typeof turns)[0]];
    const handovers = [
      { at: second.index, seat: second.seat, what: 'timeUp' as const },
      { at: third.index + 1, seat: third.seat, what: 'left' as const },
    ];
    const notesIn = (shown: typeof entries) =>
      turnGroups(shown, handovers).flatMap(({ index, notes }) => notes.map(({ after }) => [index, after]));
    // The events of the first move of the third turn, without its heading.
    const moved = entries.find(({ index }) => index === third.index)!.events.length;
    expect(notesIn(entries)).toEqual([
      [second.index, 0],
      [third.index, moved],
    ]);
    // A replay shows it when its moment has come.
    expect(notesIn(entries.filter(({ index }) => index < second.index - 1))).toEqual([]);
    expect(notesIn(entries.filter(({ index }) => index < second.index))).toEqual([[second.index, 0]]);
    expect(turnGroups(entries, handovers)[1]!.index).toBe(first.index);
  });
});

describe('the recap', () => {
  it('tells what the others did since the viewer’s last turn', () => {
    const entries = four.entries(1);
    const third = turnGroups(entries).filter(({ seat }) => seat === 1)[2]!;
    const recap = recapGroups(
      entries.filter(({ index }) => index < third.index),
      1,
    );
    expect(recap.map(({ seat }) => seat)).toEqual([2, 3, 0]);
  });

  it('tells of Hal, whose turn follows by itself', () => {
    const entries = solo.entries(0);
    const second = turnGroups(entries).filter(({ seat }) => seat === 0)[1]!;
    const recap = recapGroups(
      entries.filter(({ index }) => index < second.index),
      0,
    );
    expect(recap.map(({ seat }) => seat)).toEqual([1]);
    expect(recap[0]!.events.length).toBeGreaterThan(0);
  });

  it('adds up VP', () => {
    const vp = (kind: 'gained' | 'lost', seat: number, amount: number) =>
      ({ kind, rule: 'X1', seat, what: 'vp', amount }) as const;
    expect([...vpChanges([vp('gained', 0, 3), vp('lost', 0, 1), vp('gained', 2, 1)])]).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });
});
