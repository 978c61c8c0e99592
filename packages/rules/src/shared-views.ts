// The views of successive states of one game, for all of its viewers. What a spectator sees is made once for all of
// them, and what a state shares with the one before (snapshot.ts) is not made again; the same holds for the JSON text.
// States and views that it has seen must not be changed.

import type { Player, State } from './state.ts';
import {
  NOTHING,
  type PlayerView,
  type Seen,
  type View,
  type Viewer,
  viewAfter,
  viewCards,
  viewDecisions,
} from './view.ts';

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
    const view = viewAfter(state, 'spectator', this.latest[0] ?? NOTHING);
    this.latest.unshift({ state, view });
    if (this.latest.length > MOST_KEPT) this.latest.pop();
    return view;
  }

  /** What all see of the seat, and its cards. */
  private ownOf(state: State, seat: number): Own {
    const player = state.players[seat]!;
    const known = this.own[seat];
    if (known?.player === player) return known;
    const view = { ...this.openView(state).players[seat]!, ...viewCards(player, known) };
    const own = { player, view };
    this.own[seat] = own;
    return own;
  }
}
