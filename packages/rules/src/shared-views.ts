// The views of successive states of one game, for all of its viewers. What a spectator sees is made once for all of
// them, and what a state shares with the one before (snapshot.ts) is not made again; the same holds for the JSON text.
// States and views that it has seen must not be changed.

import type { Player, State, Viewer } from './state.ts';
import { type PlayerView, type View, view, viewCards, viewDecisions } from './view.ts';

/** A state, and what a spectator was shown of it. Neither may change afterwards. */
interface Seen {
  state: State;
  view: View;
}

/** Parts of a state, and of a player, that are shown under their own names. */
const PARTS = [
  'hal',
  'neutral',
  'dice',
  'supply',
  'damagedSupply',
  'damage',
  'ravagers',
  'captives',
  'strips',
  'missionDecks',
  'missionDiscards',
  'stacks',
  'tileDiscards',
  'display',
  'advancedShow',
  'gone',
] as const satisfies readonly (keyof State & keyof View)[];
const PLAYER_PARTS = [
  'workstations',
  'fleet',
  'grid',
  'ejectedTiles',
  'advancedPlaces',
  'advancedBeyond',
  'ejectedCards',
] as const satisfies readonly (keyof Player & keyof PlayerView)[];

/** What a spectator sees of a player. A part that is the same as before is shown by the same object. */
function sharePlayer(made: PlayerView, seen: PlayerView, player: Player, was: Player): PlayerView {
  if (player === was) return seen;
  const shared: Record<string, unknown> = { ...made };
  for (const part of PLAYER_PARTS) if (player[part] === was[part]) shared[part] = seen[part];
  if (player.hand === was.hand) shared['handBacks'] = seen.handBacks;
  if (player.slots === was.slots) shared['slotBacks'] = seen.slotBacks;
  return shared as unknown as PlayerView;
}

/** What a spectator sees. What the state shares with the one before is shown by the same objects. */
function spectatorView(state: State, before: Seen | undefined): View {
  const made = view(state, 'spectator');
  if (!before) return made;
  const { state: was, view: seen } = before;
  const shared: Record<string, unknown> = { ...made };
  for (const part of PARTS) if (state[part] === was[part]) shared[part] = seen[part];
  if (state.stacks === was.stacks) shared['stackTops'] = seen.stackTops;
  if (state.cards === was.cards && state.owners === was.owners) shared['missions'] = seen.missions;
  shared['players'] = made.players.map((player, seat) =>
    sharePlayer(player, seen.players[seat]!, state.players[seat]!, was.players[seat]!),
  );
  return shared as unknown as View;
}

/** The text of what all see of a player, open at its end: the cards follow. */
class PlayerText {
  private view: PlayerView | null = null;
  private text = '';

  of(view: PlayerView): string {
    if (view === this.view) return this.text;
    const { hand, slots, ...open } = view;
    this.view = view;
    this.text = JSON.stringify(open).slice(0, -1);
    return this.text;
  }
}

const HIDDEN_CARDS = { hand: null, slots: null };

type Field = Exclude<keyof View, 'viewer' | 'decision' | 'pending' | 'players'>;

/** The same in all views; known with the first one. */
let openFields: readonly Field[] = [];
let openNames: readonly string[] = [];

function findFields({ viewer, decision, pending, players, ...open }: View): void {
  openFields = Object.keys(open) as Field[];
  openNames = openFields.map((field, i) => `${i === 0 ? '' : ','}"${field}":`);
}

/** The text of the fields that are the same for all viewers. */
class OpenText {
  private view: View | null = null;
  private text = '';
  private readonly values: unknown[] = [];
  /** Each name, then the text of its value. */
  private readonly texts: string[] = [];

  of(view: View): string {
    if (view === this.view) return this.text;
    if (openFields.length === 0) findFields(view);
    const { values, texts } = this;
    for (let i = 0; i < openFields.length; i++) {
      const value = view[openFields[i]!];
      if (i < values.length && value === values[i]) continue;
      values[i] = value;
      texts[2 * i] = openNames[i]!;
      texts[2 * i + 1] = JSON.stringify(value);
    }
    this.view = view;
    this.text = texts.join('');
    return this.text;
  }

  /** Forgets the joined text. */
  forget(): void {
    this.view = null;
    this.text = '';
  }
}

/** Views that are not made again for the next viewer: those of the steps of a move. */
const MOST_KEPT = 16;

/** What the player of a seat sees of that seat. */
interface Own {
  player: Player;
  view: PlayerView;
}

/** Views of successive states: parts that did not change are the same objects. */
export class SharedViews {
  /** The latest states, the last one first, as a spectator sees them. */
  private latest: Seen[] = [];
  private readonly openText = new OpenText();
  private readonly playerTexts: PlayerText[] = [];
  private readonly own: Own[] = [];

  view(state: State, viewer: Viewer): View {
    const open = this.openView(state);
    if (viewer === 'spectator') return open;
    const players = open.players.with(viewer, this.ownOf(state, viewer).view);
    return { ...open, viewer, ...viewDecisions(state, viewer), players };
  }

  /** The view as JSON. */
  json(state: State, viewer: Viewer): string {
    const open = this.openView(state);
    const { decision, pending } = viewer === 'spectator' ? open : viewDecisions(state, viewer);
    let players = '';
    for (let seat = 0; seat < open.players.length; seat++) {
      const { hand, slots } = seat === viewer ? viewCards(state.players[seat]!) : HIDDEN_CARDS;
      const cards = `"hand":${JSON.stringify(hand)},"slots":${JSON.stringify(slots)}`;
      players += `${seat === 0 ? '' : ','}${this.playerText(seat).of(open.players[seat]!)},${cards}}`;
    }
    const decisions = `"decision":${JSON.stringify(decision)},"pending":${JSON.stringify(pending)}`;
    return `{"viewer":${JSON.stringify(viewer)},${decisions},"players":[${players}],${this.openText.of(open)}}`;
  }

  private playerText(seat: number): PlayerText {
    this.playerTexts[seat] ??= new PlayerText();
    return this.playerTexts[seat];
  }

  /** Forgets all states but the latest. */
  forget(): void {
    if (this.latest.length > 1) this.latest.length = 1;
    this.openText.forget();
  }

  private openView(state: State): View {
    const known = this.latest.find((seen) => seen.state === state)?.view;
    if (known) return known;
    const made = spectatorView(state, this.latest[0]);
    this.latest.unshift({ state, view: made });
    if (this.latest.length > MOST_KEPT) this.latest.pop();
    return made;
  }

  /** What all see of the seat, and its cards. */
  private ownOf(state: State, seat: number): Own {
    const player = state.players[seat]!;
    const known = this.own[seat];
    if (known?.player === player) return known;
    const own = { player, view: { ...this.openView(state).players[seat]!, ...viewCards(player) } };
    this.own[seat] = own;
    return own;
  }
}
