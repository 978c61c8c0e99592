// The pictures of the rules, as data: pieces of the table in a row. picture.tsx draws them. Some rules need no picture.

import type { ColourName } from '@black-angel/rules';
import type { AdvancedKind, TileEffect } from '@black-angel/rules/components';
import type { CardBack } from '../art/card-frame.tsx';
import type { IconName } from '../art/icon.tsx';
import type { Seat } from '../art/palette.ts';

export type Piece =
  | { kind: 'die'; colour: ColourName; value: number; damaged: boolean }
  | { kind: 'icon'; name: IconName }
  | { kind: 'back'; back: CardBack }
  | { kind: 'robot'; seat: Seat }
  | { kind: 'ship'; seat: Seat }
  | { kind: 'cube'; cube: 'damage' | 'debris' }
  | { kind: 'tile'; colour: ColourName; effect: TileEffect; isBoost: boolean }
  | { kind: 'advanced'; counts: AdvancedKind }
  | { kind: 'hex'; territory: ColourName | 'asteroid'; comet: boolean; ravagerIcon: boolean; on: readonly Piece[] }
  | { kind: 'angel' }
  | { kind: 'spes' }
  | { kind: 'player'; seat: Seat }
  /** A number or a sign that every language reads. */
  | { kind: 'text'; text: string }
  /** What cannot be done. */
  | { kind: 'no'; of: Piece }
  /** A group without gaps: a stack, a workstation. */
  | { kind: 'group'; of: readonly Piece[] }
  /** The grid of a player, row by row from the top; an arrow pushes into a row or a column. */
  | { kind: 'grid'; cells: readonly (ColourName | 'advanced' | null)[]; arrow: 'row' | 'column' | null };

const die = (colour: ColourName, value: number, damaged = false): Piece => ({ kind: 'die', colour, value, damaged });
const icon = (name: IconName): Piece => ({ kind: 'icon', name });
const back = (card: CardBack): Piece => ({ kind: 'back', back: card });
const robot = (seat: Seat = 0): Piece => ({ kind: 'robot', seat });
const ship = (seat: Seat = 0): Piece => ({ kind: 'ship', seat });
const text = (words: string): Piece => ({ kind: 'text', text: words });
const no = (of: Piece): Piece => ({ kind: 'no', of });
const group = (...of: Piece[]): Piece => ({ kind: 'group', of });
const tile = (colour: ColourName, effect: TileEffect, isBoost = false): Piece => ({
  kind: 'tile',
  colour,
  effect,
  isBoost,
});
const advanced = (counts: AdvancedKind): Piece => ({ kind: 'advanced', counts });
const hex = (
  territory: ColourName | 'asteroid',
  on: readonly Piece[] = [],
  { comet = false, ravagerIcon = false } = {},
): Piece => ({ kind: 'hex', territory, comet, ravagerIcon, on });
const grid = (cells: readonly (ColourName | 'advanced' | null)[], arrow: 'row' | 'column' | null = null): Piece => ({
  kind: 'grid',
  cells,
  arrow,
});

const DAMAGE: Piece = { kind: 'cube', cube: 'damage' };
const DEBRIS: Piece = { kind: 'cube', cube: 'debris' };
const ANGEL: Piece = { kind: 'angel' };
const SPES: Piece = { kind: 'spes' };
const player = (seat: Seat): Piece => ({ kind: 'player', seat });
const TO = icon('arrowRight');
const PLUS = text('+');
const OR = text('/');

export const RULE_PICTURES: Readonly<Record<string, readonly Piece[]>> = {
  C1: [icon('orange'), icon('gray'), icon('green')],
  C2: [die('gray', 0), text('↔'), die('gray', 2), OR, die('gray', 1), text('↔'), die('gray', 3)],
  C4: [text('16 ×'), robot()],
  C5: [icon('robot'), TO, robot(), TO, icon('robot')],
  C6: [icon('vp'), text('≥ 0')],
  S2: [ANGEL, hex('orange'), hex('green'), SPES],
  S3: [tile('orange', 'gainShip'), tile('gray', 'gainResource'), tile('green', 'gainRobot')],
  S4: [advanced('debris'), advanced('cardsInSpace'), advanced('ravagerCards'), advanced('advancedTiles')],
  S5: [back('orange'), back('gray'), back('green')],
  S6: [back('ravager'), TO, icon('repair'), group(DAMAGE)],
  S7: [
    text('5'),
    icon('vp'),
    back('orange'),
    back('gray'),
    back('green'),
    back('ravager'),
    icon('ship'),
    icon('resource'),
  ],
  S8: [die('orange', 2), die('gray', 1), die('green', 3)],
  S9: [icon('resource'), OR, group(die('green', 3), icon('lock'))],
  T1: [player(0), TO, player(1), TO, player(2), TO, player(3)],
  T4: [text('6 ×'), back('gray'), PLUS, back('ravager')],
  'A1.1': [back('orange'), TO, grid([null, 'orange', null, 'green', 'orange', 'gray', null, null, null])],
  'A1.2': [
    back('orange'),
    TO,
    tile('orange', 'vp'),
    OR,
    back('ravager'),
    TO,
    icon('orange'),
    icon('gray'),
    icon('green'),
  ],
  'A1.3': [back('ravager'), TO, no(advanced('debris'))],
  'A2.1': [player(0), icon('resource'), TO, player(1), die('orange', 3)],
  'A2.2': [DEBRIS, PLUS, die('green', 0), TO, die('green', 2)],
  'A2.3': [die('gray', 2), TO, icon('repair'), OR, hex('gray', [back('gray')])],
  'A2.4': [die('green', 3), TO, text('1–3 ×'), icon('destroy')],
  'A2.5': [die('gray', 3), PLUS, group(DAMAGE, DAMAGE), TO, text('2')],
  'A2.6': [back('ravager'), TO, back('gray'), OR, text('−1'), icon('vp')],
  'A2.7': [icon('discover'), icon('repair'), icon('destroy'), icon('command')],
  'A2.D1': [die('orange', 3), TO, advanced('debris'), PLUS, tile('gray', 'vp')],
  'A2.D2': [advanced('debris'), TO, advanced('advancedTiles')],
  'A2.D3': [tile('orange', 'vp'), TO, grid(['gray', 'green', null, null, 'orange', null, null, null, 'gray'], 'row')],
  'A2.D4': [
    grid(['orange', 'green', 'gray', null, null, null, null, null, null], 'row'),
    TO,
    tile('gray', 'vp'),
    DEBRIS,
  ],
  'A2.D5': [grid([null, null, null, 'orange', 'green', 'advanced', null, null, null], 'row'), TO, advanced('debris')],
  'A2.R1': [die('gray', 2), TO, group(DAMAGE, DAMAGE), TO, group(DEBRIS, DEBRIS)],
  'A2.R2': [DEBRIS, TO, tile('green', 'gainRobot'), TO, icon('robot')],
  'A2.X1': [die('green', 2), TO, group(back('ravager'), back('ravager'))],
  'A2.X2': [group(back('ravager'), robot()), TO, robot()],
  'A2.C1': [die('green', 2), TO, ANGEL, hex('orange'), hex('green', [ship()])],
  'A2.C2': [ship(), TO, no(hex('asteroid')), OR, hex('asteroid', [ANGEL])],
  'A2.C3': [hex('green', [back('green'), robot()]), TO, icon('place'), icon('vp')],
  'A2.C4': [hex('green', [back('green')]), hex('orange', [], { ravagerIcon: true }), TO, back('ravager'), DAMAGE],
  'A2.C5': [back('orange'), TO, tile('gray', 'vp'), TO, tile('orange', 'vp')],
  'A2.C6': [icon('command'), icon('ship'), icon('robot')],
  'A2.M1': [die('gray', 2), TO, hex('gray', [back('gray'), robot()])],
  'A2.M2': [icon('ship'), TO, text('2'), icon('vp')],
  'A2.M3': [player(0), die('gray', 2), TO, hex('gray', [back('gray'), robot(1)]), TO, player(1), text('1 ×')],
  'A3.1': [die('green', 2), TO, back('green')],
  'B1.1': [die('orange', 2), die('gray', 1), TO, text('−3'), icon('vp')],
  'B1.2': [
    group(robot(), robot()),
    TO,
    die('green', 1),
    die('green', 3),
    OR,
    die('green', 2, true),
    TO,
    text('−1'),
    icon('vp'),
  ],
  'B1.3': [icon('resource'), TO, group(die('orange', 3), icon('lock'))],
  'B2.1': [group(back('orange'), back('ravager')), TO, icon('eject'), DEBRIS, TO, icon('debris')],
  'B3.1': [ANGEL, TO, hex('orange'), hex('green'), SPES],
  'B3.2': [hex('gray', [back('gray'), robot()]), hex('green', [back('green'), ship(1)]), TO, icon('eject')],
  'B3.4': [hex('orange'), hex('asteroid'), TO, hex('green'), hex('gray')],
  E1: [ANGEL, TO, SPES, OR, back('ravager'), text('0')],
  E2: [no(ANGEL)],
  E4: [icon('robot'), icon('resource'), icon('ship'), text('2 : 1'), icon('vp')],
  E5: [advanced('debris'), text('≤ 4 + 2 ×'), back('green')],
  E7: [icon('trophy'), icon('vp')],
  N1: [robot('neutral'), TO, die('gray', 2)],
  N2: [icon('resource'), TO, die('gray', 2), robot('neutral')],
  N3: [no(die('orange', 0)), die('green', 2), TO, die('orange', 1), die('green', 2)],
  N4: [robot(), TO, no(robot('neutral'))],
  V1: [tile('orange', 'vp', true), tile('gray', 'vp', true), tile('green', 'vp', true)],
  V2: [tile('orange', 'gainShip', true), TO, die('orange', 3), TO, tile('orange', 'gainShip')],
  V3: [tile('gray', 'gainResource', true), TO, tile('gray', 'gainResource')],
  V4: [group(back('green'), back('green')), TO, back('green')],
  V5: [tile('green', 'drawMission'), TO, group(back('gray'), back('gray')), TO, back('gray')],
  H1: [player(0), player('hal')],
  H2: [icon('ship'), TO, text('1'), icon('vp')],
  H3: [back('hal'), TO, icon('orange'), icon('discover'), OR, icon('green'), icon('command')],
  H4: [die('orange', 1), die('orange', 3), TO, die('orange', 3), icon('resource')],
  H5: [player('hal'), back('ravager'), TO, DAMAGE],
  H6: [player('hal'), die('orange', 3), TO, advanced('debris'), PLUS, tile('gray', 'vp')],
  H7: [player('hal'), die('gray', 2), TO, group(DAMAGE, DAMAGE)],
  H8: [player('hal'), die('green', 2), TO, group(back('ravager'), back('ravager'))],
  H9: [player('hal'), die('gray', 0), TO, text('3'), icon('vp')],
  H10: [player('hal'), TO, hex('green', [back('green'), robot('hal')], { comet: true }), TO, text('3'), icon('vp')],
  H12: [hex('gray', [back('gray'), robot('hal')]), TO, icon('eject'), TO, text('3'), icon('vp')],
  H14: [icon('resource'), TO, player('hal'), die('green', 2), TO, text('1'), icon('vp')],
  K2: [player(1), back('orange'), back('green'), back('ravager')],
  X2: [tile('orange', 'activateVertical'), TO, no(tile('gray', 'activateHorizontal'))],
  X3: [tile('orange', 'moveShip'), TO, hex('orange'), hex('green', [ship()])],
  X4: [tile('green', 'reassignRobot'), TO, robot(), TO, die('green', 1)],
  X5: [hex('green', [back('green'), robot(), ship(1)]), TO, icon('owner'), player(0), PLUS, player(1)],
};
