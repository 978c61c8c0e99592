// The prompt: one short sentence for the decider, and one for the others.

import type { Decision, DecisionKind, Move, TurnDie, View } from '@black-angel/engine';
import { COLOURS, cardName, hexName } from '@black-angel/rules';
import { type Content, missionCard } from '@black-angel/rules/components';
import { capitalised, mark, Parts, plain, sayMission } from '@black-angel/words';
import type { OpenDecision } from '../ui-state/decision.ts';
import { type Selection, select } from '../ui-state/selection.ts';
import { sayNext } from './say-purpose.ts';
import type { PageParts, T } from './texts.ts';

export interface Prompt {
  title: string;
  text: string;
  /** What one plays for and how the game ends: on the first turn. */
  goal?: string;
}

type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>;

interface Asked<K extends DecisionKind> {
  p: PageParts;
  t: T;
  view: View;
  decision: DecisionOf<K>;
  /** The legal moves, if the caller knows them. */
  moves: readonly Move[] | null;
}

type Sayers = { [K in DecisionKind]: (asked: Asked<K>) => Partial<Prompt> | string };

function sayTurn({ p, view, moves }: Asked<'turn'>): string {
  const isForced = moves?.every(({ kind }) => kind === 'sequence-b' || kind === 'pass') ?? false;
  if (!isForced) return p.t('prompt.turn.text');
  return p.t(view.round === view.lastRound ? 'prompt.turn.last' : 'prompt.turn.onlyB');
}

/** A2.2: what the die would show on its other side; null if it cannot be turned. */
function otherFace({ p, view, decision, moves }: Asked<'use-die'>, die: TurnDie): string | null {
  // A turned die that is good for nothing is refused.
  if (moves && !moves.some(({ kind }) => kind === 'turn-die')) return null;
  const mayTurn = die.from === decision.seat && !die.turned && !die.boostedValue;
  if (!mayTurn || view.players[decision.seat]!.debris === 0) return null;
  const opposite = p.content.dieOpposite[die.value]!;
  return opposite === 0 ? p.t('die.starFace') : String(opposite);
}

function sayUseDie(asked: Asked<'use-die'>): Prompt {
  const { p, view } = asked;
  const die = view.turn.die!;
  const face = otherFace(asked, die);
  const text = face === null ? p.t('prompt.use-die.text') : p.t('prompt.use-die.turn', { face });
  return { title: p.t('prompt.use-die.title', { die: p.die(die, true) }), text };
}

function sayActivateMission({ p, t, view, decision }: Asked<'activate-mission'>): Prompt {
  const { card } = view.missions[decision.hex]!;
  const number = cardName(card);
  const effect = sayMission(missionCard(p.content, card), t.language);
  return {
    title: p.t('prompt.activate-mission.title', { card: mark(number, `card:${number}`) }),
    text: decision.isOwners
      ? p.t('prompt.activate-mission.owner', { effect })
      : p.t('prompt.activate-mission.text', { effect, count: decision.activationsLeft }),
  };
}

function sayReserve({ p, view, decision }: Asked<'reserve'>): string {
  if (decision.free > 0) return p.t('prompt.reserve.free');
  const mayPay = decision.mayPay && view.players[decision.seat]!.resources > 0;
  return p.t(mayPay ? 'prompt.reserve.pay' : 'prompt.reserve.boost');
}

function sayEndTurn({ p, view }: Asked<'end-turn'>): string {
  if (view.turn.sequence === 'A') {
    const colour = p.colour(view.turn.die!.takenColour);
    return p.t(view.options.advanced ? 'prompt.end-turn.aTwo' : 'prompt.end-turn.a', { colour });
  }
  return p.t(view.halted ? 'prompt.end-turn.halted' : 'prompt.end-turn.b');
}

function sayCommand({ p, decision }: Asked<'command'>): string {
  if (decision.value > 0) return p.t('prompt.command.text', { count: decision.value });
  return p.t('prompt.command.zero', { colour: p.colour(p.content.actionColour[decision.action]!) });
}

/** T4: Mission cards beyond six. */
const excess = (view: View, seat: number): number =>
  COLOURS.reduce((sum, colour) => sum + view.players[seat]!.handBacks[colour], 0) - 6;

const SAYERS: Sayers = {
  turn: sayTurn,
  'activate-tiles': ({ p, decision }) => p.t('prompt.activate-tiles.text', { count: decision.cells.length }),
  'activate-neighbour': ({ p }) => p.t('prompt.activate-neighbour.text'),
  'choose-die': ({ p }) => p.t('prompt.choose-die.text'),
  'use-die': sayUseDie,
  'boost-action': ({ p, decision }) => p.t('prompt.boost-action.text', { action: p.action(decision.action + 1) }),
  'pay-ravager': ({ p, decision }) => p.t(`prompt.pay-ravager.${decision.card}`),
  discover: ({ p, decision }) => p.t('prompt.discover.text', { count: decision.activationsLeft }),
  inject: ({ p, decision }) => p.t('prompt.inject.text', { count: decision.tiles.length }),
  'place-advanced': ({ p }) => p.t('prompt.place-advanced.text'),
  repair: ({ p, decision }) => p.t('prompt.repair.text', { count: decision.activationsLeft }),
  'use-debris': ({ p }) => p.t('prompt.use-debris.text'),
  destroy: ({ p, decision }) => p.t('prompt.destroy.text', { count: decision.activationsLeft }),
  command: sayCommand,
  fly: ({ p, decision }) => p.t('prompt.fly.text', { count: decision.steps }),
  'place-mission': ({ p, decision }) => {
    const values = { colour: p.colour(decision.colour), hex: p.hex(hexName(decision.hex)) };
    return p.t(decision.isRequired ? 'prompt.place-mission.must' : 'prompt.place-mission.text', values);
  },
  'activate-mission': sayActivateMission,
  'spend-technology': ({ p, decision }) => p.t('prompt.spend-technology.text', { count: decision.count }),
  'spend-card': ({ p, decision }) => p.t(`prompt.spend-card.${decision.card}`, { count: decision.count }),
  reassign: ({ p }) => p.t('prompt.reassign.text'),
  'draw-colour': ({ p }) => p.t('prompt.draw-colour.text'),
  'keep-card': ({ p, decision }) => p.t('prompt.keep-card.text', { colour: p.colour(decision.colour) }),
  reserve: sayReserve,
  'end-turn': sayEndTurn,
  'discard-excess': ({ p, view, decision }) =>
    p.t('prompt.discard-excess.text', { count: Math.max(1, excess(view, decision.seat)) }),
};

/** For the decider. With the legal `moves` the sentence is more precise. */
export function sayPrompt(t: T, view: View, content: Content, moves: readonly Move[] | null = null): Prompt {
  const p = new Parts(t, content);
  const { decision } = view;
  if (!decision) return { title: p.t('prompt.over.title'), text: p.t('prompt.over.text') };
  const kind = decision.kind as DecisionKind;
  const say = SAYERS[kind] as (asked: Asked<DecisionKind>) => Partial<Prompt> | string;
  const said = say({ p, t, view, decision, moves });
  const { title, text = '' } = typeof said === 'string' ? { title: undefined, text: said } : said;
  const spoken = (words: string): string => plain(capitalised(words, p.locale));
  return { title: spoken(title ?? p.t(`prompt.${kind}.title`)), text: spoken(text) };
}

/** Whether the player has chosen something, and not the page the only possible first step. */
const isHalfMade = (decision: OpenDecision, { chosen }: Selection): boolean =>
  chosen.length > 0 && chosen.join(' ') !== select(decision).chosen.join(' ');

/** For the decider, with what comes next once a part of the move is chosen. */
export function sayAsked(
  t: T,
  view: View,
  content: Content,
  decision: OpenDecision,
  selection: Selection | null,
): Prompt {
  const moves = decision.options.map(({ move }) => move);
  const asked = sayPrompt(t, view, content, moves);
  const next = selection && isHalfMade(decision, selection) ? sayNext(t, [...selection.next.keys()], view) : null;
  if (next !== null) return { ...asked, text: next };
  const isFirst = decision.kind === 'turn' && view.round === 1;
  return isFirst ? { ...asked, goal: t(`prompt.turn.goal.${view.hal ? 'hal' : 'others'}`) } : asked;
}

/** For the others: 'Bea is choosing a die…' */
export const sayWaiting = (t: T, name: string, kind: DecisionKind): string => t(`waiting.${kind}`, { who: name });
