// The tooltip of a thing on the table: its name, its text, its rule.

import { CELL_NAMES, parseHex } from '@black-angel/rules';
import { type Content, isRavager, missionCard, ravagerCard } from '@black-angel/rules/components';
import {
  capitalised,
  namesOf,
  sayAdvanced,
  sayMission,
  sayRavager,
  sayRefusal,
  sayReward,
  sayStarting,
  sayTechnology,
} from '@black-angel/words';
import { type Language, ruleText } from '../texts/i18n.ts';
import { sayPreview, sayPurpose, sayTarget } from '../texts/index.ts';
import { sayHex, sayHexEffect } from '../texts/say-things.ts';
import type { T } from '../texts/texts.ts';
import { canPlaceAfter, isLeaving } from '../ui-state/ghosts.ts';
import { previewOf } from '../ui-state/preview.ts';
import { leadsOn, moveNamed } from '../ui-state/selection.ts';
import { isButton, type Target } from '../ui-state/target.ts';
import { isFirstStep, whyNot } from '../ui-state/why-not.ts';
import type { TableState } from './core/table-state.ts';

export interface Description {
  title: string;
  /** What it is for. */
  purpose: string[];
  /** What is printed on it. */
  printed: string[];
  /** What choosing it would cause, or why it cannot be chosen. */
  now: string[];
  /** All of that, with a warning before what cannot be undone. */
  lines: string[];
  rule: string | null;
}

function cardLines(content: Content, language: Language, card: number): string[] {
  if (isRavager(card)) return [sayRavager(ravagerCard(content, card), language)];
  const mission = missionCard(content, card);
  return [sayMission(mission, language), sayReward(mission.reward, language)];
}

/** A boost belongs to the advanced rules: in a standard game its side of the tile is never up. */
function tileLines(content: Content, language: Language, id: string, isAdvanced: boolean): string[] {
  const { set } = content;
  const technology = set.technology.find((tile) => tile.id === id);
  if (technology) {
    const { standard, boost } = sayTechnology(technology, language);
    return isAdvanced ? [standard, boost] : [standard];
  }
  const starting = set.startingTechnology.find((tile) => tile.id === id);
  if (starting) return [sayStarting(starting, language)];
  const advanced = set.advancedTechnology.find((tile) => tile.id === id);
  return advanced ? [sayAdvanced(advanced, language)] : [];
}

/** The text of a thing, where its name does not say it. */
function printed(t: T, target: string, { moment, content }: TableState, language: Language): string[] {
  const { view } = moment;
  const [kind = '', name = ''] = target.split(':');
  const idOf = (tile: number | null | undefined): string => (tile ? content.tiles[tile]!.id : '');
  const linesOf = (id: string): string[] => tileLines(content, language, id, view.options.advanced);
  switch (kind) {
    case 'ravager':
      return cardLines(content, language, Number(name));
    case 'hex': {
      const hex = parseHex(name) ?? 0;
      const effect = sayHexEffect(hex, view, content, language);
      const leaving = isLeaving(view, hex) ? [t('looks.leaving')] : [];
      return [...(effect === null ? [] : [effect]), ...leaving];
    }
    case 'place':
      return linesOf(idOf(view.display[Number(name) - 1]));
    case 'show':
      return linesOf(idOf(view.advancedShow[Number(name.slice(1)) - 1]));
    case 'tile':
      return linesOf(name);
    case 'cell': {
      const seat = view.viewer === 'spectator' ? 0 : view.viewer;
      return linesOf(idOf(view.players[seat]!.grid[CELL_NAMES.indexOf(name)]!.tile));
    }
    case 'action': {
      const top = view.ravagers[Number(name) - 1]?.at(-1);
      return top ? cardLines(content, language, top) : [];
    }
    default:
      return [];
  }
}

/** The rule that explains a kind of thing. */
const RULES: Record<string, string> = {
  die: 'A2.1',
  slot: 'A1.2',
  arrow: 'A2.D3',
  action: 'A2.3',
  place: 'A2.D1',
  show: 'A2.D1',
  advanced: 'E5',
  'button:sequence-b': 'B1.1',
  'button:turn-die': 'A2.2',
  'button:pass': 'E3',
  supply: 'B1.2',
  station: 'B1.2',
  'break-room': 'C5',
  deck: 'A3.1',
  'ravager-deck': 'E1',
  'secure-area': 'B1.3',
  limit: 'E5',
  stack: 'A2.C5',
};

const isTarget = (mark: string): mark is Target =>
  !['ravager', 'ravager-deck', 'secure-area', 'limit', 'stack'].includes(mark.split(':')[0]!);

interface Standing {
  lines: string[];
  isFinal?: boolean;
  /** The rule that forbids it. */
  rule: string | null;
}

const NOTHING: Standing = { lines: [], rule: null };

/** Why the thing cannot be chosen now, or what choosing it would cause. */
function standing(t: T, language: Language, target: Target, state: TableState): Standing {
  const { decision, selection, moment, content } = state;
  if (!decision || !selection) return NOTHING;
  const option = moveNamed(selection, target);
  if (option) {
    const { events, isFinal } = previewOf(decision, option.move);
    const lines = sayPreview(t, events, decision.seat, content);
    if (canPlaceAfter(decision, option)) lines.unshift(capitalised(t('looks.canPlace'), language));
    return { lines, isFinal, rule: null };
  }
  if (leadsOn(decision, selection, target)) return NOTHING;
  const illegal = whyNot({ view: moment.view, decision, chosen: selection.chosen }, target);
  // The thing may be possible later: it keeps its own rule.
  if (illegal && isFirstStep(illegal)) return { lines: [sayRefusal(t, illegal, content)], rule: null };
  // The thing is not part of the present decision.
  if (!illegal || illegal.params['problem'] === 'wrongDecision') return NOTHING;
  return { lines: [`✕ ${sayRefusal(t, illegal, content)} — ${illegal.rule}`], rule: illegal.rule };
}

function nameOf(t: T, mark: string, state: TableState): string {
  const { view } = state.moment;
  const names = namesOf(state.info, view.viewer, t);
  const [kind, name] = mark.split(':');
  if (kind === 'ravager') return t('target.card.ravager', { number: name ?? '' });
  if (kind === 'ravager-deck') return t('area.ravagerDeck');
  if (kind === 'secure-area') return t('area.highSecurity');
  if (kind === 'stack') return t('area.technologyStacks');
  if (kind === 'limit') return t('area.advancedPlaces');
  // The card on the hex has its own line.
  if (kind === 'hex') return sayHex(t, parseHex(name ?? '') ?? 0, view, state.content, names);
  return sayTarget(t, mark as Target, view, state.content, names);
}

export function describe(t: T, language: Language, mark: string, state: TableState): Description {
  // What a button causes stands beside the prompt.
  const isThing = isTarget(mark) && !isButton(mark);
  const { lines: now, isFinal = false, rule: broken } = isThing ? standing(t, language, mark, state) : NOTHING;
  const rule = broken ?? RULES[mark] ?? RULES[mark.split(':')[0]!] ?? null;
  const text = rule && ruleText(rule, language);
  const told = sayPurpose(t, mark, state.moment.view, state.content, state.selection?.chosen);
  const parts = { purpose: told === null ? [] : [told], printed: printed(t, mark, state, language), now };
  const warning = isFinal ? [`⚠ ${capitalised(t('looks.final'), language)}`] : [];
  return {
    title: nameOf(t, mark, state),
    ...parts,
    lines: [...parts.purpose, ...parts.printed, ...parts.now, ...warning],
    rule: text ? `${rule} · ${text}` : rule,
  };
}
