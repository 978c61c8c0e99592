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

/** A value that is shown, and its text. */
class Text {
  private value: unknown;
  private text = '';

  of(value: unknown): string {
    if (this.text !== '' && value === this.value) return this.text;
    this.value = value;
    this.text = JSON.stringify(value);
    return this.text;
  }
}

type Field = Exclude<keyof View, 'viewer' | 'decision' | 'pending' | 'players'>;

/** The text of the fields that are the same for all viewers. */
class OpenText {
  private view: View | null = null;
  private text = '';
  private fields: readonly Field[] = [];
  private values: unknown[] = [];
  private texts: string[] = [];

  of(view: View): string {
    if (view === this.view) return this.text;
    if (this.fields.length === 0) this.findFields(view);
    const { fields, values, texts } = this;
    for (let i = 0; i < fields.length; i++) {
      const field = fields[i]!;
      const value = view[field];
      if (value === values[i]) continue;
      values[i] = value;
      texts[i] = `"${field}":${JSON.stringify(value)}`;
    }
    this.view = view;
    this.text = texts.join(',');
    return this.text;
  }

  /** Forgets the joined text. */
  forget(): void {
    this.view = null;
    this.text = '';
  }

  private findFields({ viewer, decision, pending, players, ...open }: View): void {
    this.fields = Object.keys(open) as Field[];
    this.values = this.fields.map(() => undefined);
    this.texts = this.fields.map(() => '');
  }
}

/** Views that are not made again for the next viewer: those of the steps of a move. */
const MOST_KEPT = 16;

/** What the player of a seat sees of that seat. */
interface Own {
  player: Player;
  view: PlayerView;
  text: Text;
}

export class SharedViews {
  /** The latest states, the last one first, as a spectator sees them. */
  private latest: Seen[] = [];
  private readonly openText = new OpenText();
  private readonly playerTexts: Text[] = [];
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
      const text = seat === viewer ? this.ownText(state, seat) : this.playerText(seat).of(open.players[seat]);
      players += seat === 0 ? text : `,${text}`;
    }
    const decisions = `"decision":${JSON.stringify(decision)},"pending":${JSON.stringify(pending)}`;
    return `{"viewer":${JSON.stringify(viewer)},${decisions},"players":[${players}],${this.openText.of(open)}}`;
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

  private playerText(seat: number): Text {
    this.playerTexts[seat] ??= new Text();
    return this.playerTexts[seat];
  }

  /** What all see of the seat, and its cards. */
  private ownOf(state: State, seat: number): Own {
    const player = state.players[seat]!;
    const known = this.own[seat];
    if (known?.player === player) return known;
    const view = { ...this.openView(state).players[seat]!, ...viewCards(player, known) };
    const own = { player, view, text: known?.text ?? new Text() };
    this.own[seat] = own;
    return own;
  }

  private ownText(state: State, seat: number): string {
    const { view, text } = this.ownOf(state, seat);
    return text.of(view);
  }
}
