// The prompt: one short sentence for the decider, and one for the others.

import { type Content, cardName, type Frame, type FrameKind, hexName, type Move, type View } from '@black-angel/rules';
import { sayMission } from '@black-angel/rules/texts/say';
import type { TFunction } from 'i18next';
import { languageOf } from './i18n.ts';
import { capitalised, mark, plain } from './marked.ts';
import { Parts } from './say-parts.ts';
import type { T } from './texts.ts';

export interface Prompt {
  title: string;
  text: string;
}

interface Asked {
  p: Parts;
  t: TFunction;
  view: View;
  frame: Frame;
  /** The legal moves, if the caller knows them. */
  moves: readonly Move[] | null;
}

type Sayers = Record<FrameKind, (asked: Asked) => Partial<Prompt> | string>;

function sayTurn({ p, view, moves }: Asked): string {
  const isForced = moves?.every(({ kind }) => kind === 'sequence-b' || kind === 'pass') ?? false;
  if (!isForced) return p.t('prompt.turn.text');
  return p.t(view.round === view.lastRound ? 'prompt.turn.last' : 'prompt.turn.onlyB');
}

/** A2.2: what the die would show on its other side; null if it cannot be turned. */
function otherFace({ p, view, frame }: Asked): string | null {
  const { turn } = view;
  const mayTurn = turn.dieFrom === frame.seat && !turn.turned && !turn.boostedValue;
  if (!mayTurn || view.players[frame.seat]!.debris === 0) return null;
  const opposite = p.content.dieOpposite[turn.value]!;
  return opposite === 0 ? p.t('die.starFace') : String(opposite);
}

function sayUseDie(asked: Asked): Prompt {
  const { p, view } = asked;
  const { colour, value } = view.turn;
  const die = p.dieOf(colour, value);
  const face = otherFace(asked);
  const text = face === null ? p.t('prompt.use-die.text') : p.t('prompt.use-die.turn', { face });
  return { title: p.t('prompt.use-die.title', { die }), text };
}

function sayActivateMission({ p, t, view, frame }: Asked): Prompt {
  const card = view.cards[frame.at]!;
  const number = cardName(card);
  const effect = sayMission(p.content.set.missions[card - 1]!, languageOf(t));
  const isOwners = frame.list[1] === 1;
  return {
    title: p.t('prompt.activate-mission.title', { card: mark(number, `card:${number}`) }),
    text: isOwners
      ? p.t('prompt.activate-mission.owner', { effect })
      : p.t('prompt.activate-mission.text', { effect, count: frame.left }),
  };
}

function sayReserve({ p, view, frame }: Asked): string {
  if (frame.left > 0) return p.t('prompt.reserve.free');
  const mayPay = frame.at === 1 && view.players[frame.seat]!.resources > 0;
  return p.t(mayPay ? 'prompt.reserve.pay' : 'prompt.reserve.boost');
}

function sayEndTurn({ p, view }: Asked): string {
  if (view.turn.sequence === 'A') {
    const colour = p.colour(view.turn.dieColour);
    return p.t(view.options.advanced ? 'prompt.end-turn.aTwo' : 'prompt.end-turn.a', { colour });
  }
  return p.t(view.halted ? 'prompt.end-turn.halted' : 'prompt.end-turn.b');
}

function sayCommand({ p, frame }: Asked): string {
  if (frame.left > 0) return p.t('prompt.command.text', { count: frame.left });
  return p.t('prompt.command.zero', { colour: p.colour(p.content.actionColour[frame.at]!) });
}

/** T4: Mission cards beyond six. */
const excess = (view: View, seat: number): number =>
  view.players[seat]!.handBacks.slice(0, 3).reduce((sum, cards) => sum + cards, 0) - 6;

const SAYERS: Sayers = {
  turn: sayTurn,
  'activate-tiles': ({ p, frame }) => p.t('prompt.activate-tiles.text', { count: frame.list.length }),
  'activate-neighbour': ({ p }) => p.t('prompt.activate-neighbour.text'),
  'choose-die': ({ p }) => p.t('prompt.choose-die.text'),
  'use-die': sayUseDie,
  'boost-action': ({ p, frame }) => p.t('prompt.boost-action.text', { action: p.action(frame.at + 1) }),
  'pay-ravager': ({ p, frame }) => p.t(frame.left === 1 ? 'prompt.pay-ravager.ravager' : 'prompt.pay-ravager.mission'),
  discover: ({ p, frame }) => p.t('prompt.discover.text', { count: frame.left }),
  inject: ({ p, frame }) => p.t('prompt.inject.text', { count: frame.list.length }),
  'place-advanced': ({ p }) => p.t('prompt.place-advanced.text'),
  repair: ({ p, frame }) => p.t('prompt.repair.text', { count: frame.left }),
  'use-debris': ({ p }) => p.t('prompt.use-debris.text'),
  destroy: ({ p, frame }) => p.t('prompt.destroy.text', { count: frame.left }),
  command: sayCommand,
  fly: ({ p, frame }) => p.t('prompt.fly.text', { count: frame.left }),
  'place-mission': ({ p, frame }) => {
    const values = { colour: p.colour(frame.list[0]!), hex: p.hex(hexName(frame.at)) };
    return p.t(frame.left === 1 ? 'prompt.place-mission.must' : 'prompt.place-mission.text', values);
  },
  'activate-mission': sayActivateMission,
  'spend-technology': ({ p, frame }) => p.t('prompt.spend-technology.text', { count: frame.left }),
  'spend-card': ({ p, frame }) =>
    p.t(frame.at === 1 ? 'prompt.spend-card.ravager' : 'prompt.spend-card.mission', { count: frame.left }),
  reassign: ({ p }) => p.t('prompt.reassign.text'),
  'draw-colour': ({ p }) => p.t('prompt.draw-colour.text'),
  'keep-card': ({ p, frame }) => p.t('prompt.keep-card.text', { colour: p.colour(frame.at) }),
  reserve: sayReserve,
  'end-turn': sayEndTurn,
  'discard-excess': ({ p, view, frame }) =>
    p.t('prompt.discard-excess.text', { count: Math.max(1, excess(view, frame.seat)) }),
};

/** For the decider. With the legal `moves` the sentence is more precise. */
export function sayPrompt(t: TFunction, view: View, content: Content, moves: readonly Move[] | null = null): Prompt {
  const p = new Parts(t, content);
  const frame = view.frames.at(-1);
  if (!frame) return { title: p.t('prompt.over.title'), text: p.t('prompt.over.text') };
  const said = SAYERS[frame.kind]({ p, t, view, frame, moves });
  const { title, text = '' } = typeof said === 'string' ? { title: undefined, text: said } : said;
  const spoken = (words: string): string => plain(capitalised(words, p.locale));
  return { title: spoken(title ?? p.t(`prompt.${frame.kind}.title`)), text: spoken(text) };
}

/** For the others: 'Bea is choosing a die…' */
export const sayWaiting = (t: TFunction, name: string, kind: FrameKind): string =>
  (t as unknown as T)(`waiting.${kind}`, { who: name });
