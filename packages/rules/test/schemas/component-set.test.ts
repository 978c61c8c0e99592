// The component set schema and the loader agree.

import { describe, expect, it } from 'vitest';
import { ComponentError, loadComponents, TILE_EFFECTS } from '../../src/components.ts';
import defaultSet from '../../src/content/default-set.json' with { type: 'json' };
import { changed, copyOf, problems, schemaOf } from './schemas.ts';

describe('the component set schema', () => {
  it('accepts the default set, also without id, name, about and status', () => {
    expect(problems('component-set', defaultSet)).toBe('');
    const { id: _id, name: _name, about: _about, status: _status, ...bare } = copyOf(defaultSet);
    expect(problems('component-set', bare)).toBe('');
    expect(loadComponents(bare).set).toMatchObject({ id: 'custom', name: 'Custom components', status: [] });
  });

  it('names the effects that the parser knows', () => {
    const { $defs } = schemaOf('component-set') as {
      $defs: Record<string, { enum?: string[]; properties?: { kind?: { const: string } } }>;
    };
    expect($defs['tileEffect']!.enum).toEqual(TILE_EFFECTS);
    const kinds = Object.values($defs).flatMap(({ properties }) => properties?.kind?.const ?? []);
    const wrong = changed(defaultSet, ['missions', 0, 'effect', 'kind'], '');
    expect(() => loadComponents(wrong)).toThrow(
      expect.objectContaining({ fault: { kind: 'choice', names: [...new Set(kinds)], found: '""' } }),
    );
  });

  it.each<[string, (string | number)[], unknown]>([
    ['an unknown field', ['expansion'], true],
    ['an unknown field of a card', ['missions', 0, 'title'], 'First contact'],
    ['an empty name', ['name'], ''],
    ['an unknown status', ['status', 0, 'status'], 'guessed'],
    ['a die face out of range', ['dieFaces', 0], 4],
    ['a missing opposite', ['dieOpposite', '3'], undefined],
    ['an action of the wrong colour', ['actions', 0, 'action'], 'repair'],
    ['a place that costs 3', ['display', 'costs', 0], 3],
    ['five Advanced places', ['advancedPlacesOnShip'], 5],
    ['an unknown arrow', ['playerBoard', 'blackArrows', 0], 'row3'],
    ['an arrow twice', ['playerBoard', 'blackArrows'], ['row1', 'row1']],
    ['a cell off the grid', ['playerBoard', 'startCells', 0], [0, 3]],
    ['a missing place in the turn order', ['turnOrderAdvantage', '4'], undefined],
    ['a bad card number', ['missions', 16, 'id'], '17'],
    ['a card number beyond the last', ['ravagers', 29, 'id'], '091'],
    ['an unknown colour', ['missions', 0, 'colour'], 'blue'],
    ['an unknown effect', ['missions', 0, 'effect', 'kind'], 'conversion'],
    ['an activation that gives nothing', ['missions', 0, 'effect', 'gain'], {}],
    ['a cost in VP', ['missions', 0, 'effect', 'cost'], { vp: 1 }],
    ['an amount of the wrong type', ['missions', 0, 'reward'], { vp: '1' }],
    ['three Technology icons', ['missions', 0, 'technology'], ['orange', 'gray', 'green']],
    ['a missing card', ['missions'], defaultSet.missions.slice(1)],
    ['an unknown Ravager effect', ['ravagers', 0, 'effect'], { kind: 'explode' }],
    ['an action out of range', ['ravagers', 0, 'action'], 7],
    ['an unknown tile effect', ['technology', 0, 'standard'], 'teleport'],
    ['a boost without its colour', ['technology', 1, 'boost'], { kind: 'dieToThree' }],
    ['a tile id with a blank', ['technology', 0, 'id'], 'orange vp'],
    ['an unknown kind of Advanced tile', ['advancedTechnology', 0, 'kind'], 'ships'],
    ['a strip too short', ['strips', 0, 'faces', 'A'], []],
    ['an unknown territory', ['strips', 0, 'faces', 'A', 0, 'territory'], 'grey'],
    ['a half without its flag', ['hal', 'cards', 0, 'top'], { colour: 'orange', action: 'discover' }],
    ['a weight out of range', ['hal', 'vpPer', 'ship'], -1],
  ])('refuses %s as the loader does', (_name, path, value) => {
    const wrong = changed(defaultSet, path, value);
    expect(problems('component-set', wrong)).not.toBe('');
    expect(() => loadComponents(wrong)).toThrow(ComponentError);
  });
});
