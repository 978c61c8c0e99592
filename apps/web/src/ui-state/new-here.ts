// What a newcomer meets for the first time in a decision, and has explained then and there.

import type { View } from '@black-angel/engine';
import { type Content, missionCard } from '@black-angel/rules/components';

/** In the order in which they are explained, one in a decision. */
export const NOTES = ['ravagerIcon', 'comet', 'neutralization', 'reserved', 'endings'] as const;
export type Note = (typeof NOTES)[number];

type Met = (view: View, content: Content) => boolean;

const kindIs =
  (...kinds: readonly string[]): Met =>
  ({ decision }) =>
    decision !== null && kinds.includes(decision.kind);
const isFlight = kindIs('command', 'fly', 'place-mission');
const isTurn = kindIs('turn');

function hasNeutralization({ viewer, players }: View, content: Content): boolean {
  const hand = (viewer === 'spectator' ? null : players[viewer]?.hand) ?? [];
  return hand.some((card) => {
    const mission = card <= content.set.missions.length ? missionCard(content, card) : null;
    return mission?.effect.kind === 'neutralization';
  });
}

const IS_MET: Readonly<Record<Note, Met>> = {
  ravagerIcon: isFlight,
  // Only Hal gains by a comet (H10).
  comet: (view, content) => view.hal !== null && isFlight(view, content),
  neutralization: (view, content) => isTurn(view, content) && hasNeutralization(view, content),
  reserved: (view) => view.dice.flat().some(({ reserved }) => reserved),
  endings: (view, content) => isTurn(view, content) && view.round > 1,
};

/** The note for a decision of the viewer, if something is new in it. */
export const noteFor = (view: View, content: Content, known: readonly Note[]): Note | null =>
  view.decision?.seat === view.viewer
    ? (NOTES.find((note) => !known.includes(note) && IS_MET[note](view, content)) ?? null)
    : null;

/** The text of a note. It says where a thing is that is not in sight. */
export const wordsOf = (note: Note, isPlayersTab: boolean): Note | 'endingsInTab' =>
  note === 'endings' && isPlayersTab ? 'endingsInTab' : note;
