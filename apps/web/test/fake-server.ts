// A server for tests. Its wires deliver on command and can break at any time.

import type { Viewer } from '@black-angel/engine';
import { Match, type Moment, newMatch, packSteps, seenHash, stepsOfMoves } from '@black-angel/match';
import type { Answer, ClientMessage, ServerMessage, TableInfo } from '@black-angel/protocol';
import { API_VERSION } from '@black-angel/protocol/version';
import type { Bye } from '../src/net/online-state.ts';
import type { OpenWire, Wire, WireEvents } from '../src/net/wire.ts';

const CONFIG = {
  advanced: false,
  seats: [{ kind: 'person' }, { kind: 'person' }],
  shuffled: false,
  pace: { kind: 'free' },
  listed: false,
  spectatorDelay: 0,
} as const;

const NO_CLOCK = { left: [null, null], running: null, since: 0, deadline: null };

export class FakeWire implements Wire {
  readonly toServer: ClientMessage[] = [];
  readonly toClient: ServerMessage[] = [];
  readonly events: WireEvents;
  readonly viewer: Viewer;
  isOpen = true;
  isGreeted = false;
  /** The kinds of all messages that have arrived. */
  readonly asked: string[] = [];
  told = 0;

  constructor(events: WireEvents, viewer: Viewer) {
    this.events = events;
    this.viewer = viewer;
  }

  send(text: string): void {
    if (this.isOpen) this.toServer.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.events.closed();
  }
}

export class FakeServer {
  readonly match: Match;
  readonly wires: FakeWire[] = [];
  /** Requests that changed the game, by their id. */
  readonly accepted: string[] = [];
  /** Whether the next change cannot be stored. */
  isDiskFull = false;
  isAutomatic = true;
  /** Why connections are refused; null: they are accepted. */
  bye: Bye | null = null;

  constructor(seed: string) {
    const person = (name: string) => ({ name, kind: 'person' as const, level: null });
    const options = { players: 2 as const, advanced: true, hal: null };
    this.match = new Match(newMatch({ kind: 'setup', options, seed }, [person('Ada'), person('Bea')]));
  }

  openWire(viewer: Viewer): OpenWire {
    return (events) => {
      const wire = new FakeWire(events, viewer);
      this.wires.push(wire);
      queueMicrotask(() => events.opened());
      return wire;
    };
  }

  /** The open wire of a viewer. */
  wire(viewer: Viewer): FakeWire | undefined {
    return this.wires.findLast((wire) => wire.viewer === viewer && wire.isOpen);
  }

  /** One message goes up; what it causes waits to go down. */
  up(wire: FakeWire): boolean {
    const message = wire.toServer.shift();
    if (message) {
      wire.asked.push(message.kind);
      this.hear(wire, message);
    }
    return message !== undefined;
  }

  down(wire: FakeWire): boolean {
    const message = wire.toClient.shift();
    if (message && wire.isOpen) wire.events.heard(JSON.stringify(message));
    return message !== undefined;
  }

  /** Everything that is on its way arrives, and what that causes. */
  async deliver(): Promise<void> {
    for (let isQuiet = false; !isQuiet; ) {
      isQuiet = true;
      for (let i = 0; i < 20; i++) await Promise.resolve();
      for (const wire of this.wires) while (wire.isOpen && (this.up(wire) || this.down(wire))) isQuiet = false;
    }
  }

  visible(viewer: Viewer): number {
    const next = this.match.next();
    if (next.kind === 'over' || next.seat === viewer) return this.match.count;
    return this.match.publicCount;
  }

  private moment(viewer: Viewer): Moment {
    return this.match.moment(viewer, this.visible(viewer));
  }

  private hear(wire: FakeWire, message: ClientMessage): void {
    const { viewer } = wire;
    if (message.kind === 'hello' && this.bye !== null) wire.toClient.push({ kind: 'bye', why: this.bye });
    else if (message.kind === 'hello') {
      wire.isGreeted = true;
      wire.told = this.visible(viewer);
      const { since } = message;
      const isKnown =
        since !== null &&
        since.index <= wire.told &&
        seenHash(this.match.entries(viewer, 0, since.index)) === since.seen;
      const keep = isKnown ? since.index : -1;
      const game = {
        info: { ...this.match.info('fake-table'), seed: null },
        moment: this.moment(viewer),
        entries: this.match.entries(viewer, Math.max(0, keep), wire.told).filter(({ index }) => index >= keep),
        keep,
        clock: NO_CLOCK,
      };
      wire.toClient.push({
        kind: 'opened',
        api: API_VERSION,
        seat: viewer === 'spectator' ? null : viewer,
        table: this.info(),
        game,
        chat: [],
        present: [],
        agreed: [],
      });
    } else if (message.kind === 'ping') wire.toClient.push({ kind: 'pong', now: Date.now() });
    else if ('id' in message)
      wire.toClient.push({ kind: 'answer', id: message.id, answer: this.answer(wire, message) });
  }

  private answer(wire: FakeWire, message: Extract<ClientMessage, { id: string }>): Answer {
    const { viewer } = wire;
    const { match } = this;
    if (message.kind === 'momentAt') {
      const moment = match.moment(viewer, message.index);
      const steps = packSteps(moment.view, match.stepViews(viewer, Math.max(0, message.index - 1), message.index));
      return { ok: true, value: { ...moment, steps } };
    }
    if (message.kind === 'scores') return { ok: true, value: match.scores() };
    if (message.kind === 'record')
      return match.isOver ? { ok: true, value: match.record() } : { ok: false, why: 'notAllowed' };
    if (viewer === 'spectator' || message.kind === 'legal') return { ok: false, why: 'notAllowed' };
    if (this.accepted.includes(message.id)) return { ok: true };
    if (message.at !== this.visible(viewer)) {
      this.tellFresh(wire);
      return { ok: false, why: 'stale' };
    }
    if (this.isDiskFull) {
      for (const other of this.wires) if (other.isGreeted && other.isOpen) this.tellFresh(other);
      return { ok: false, why: 'notKept' };
    }
    if (message.kind === 'undo') match.undo(viewer, message.what);
    else {
      const refused = match.play(viewer, message.move);
      if (refused) return { ok: false, why: 'refused', illegal: { rule: refused.rule, params: refused.params } };
      for (let move = this.trivial(); move !== null; move = this.trivial())
        match.play((match.next() as { seat: number }).seat, move, true);
    }
    this.accepted.push(message.id);
    for (const other of this.wires) if (other.isGreeted && other.isOpen) this.tellMoves(other);
    return { ok: true };
  }

  private trivial(): string | null {
    return this.isAutomatic && !this.match.isOver ? this.match.trivial() : null;
  }

  private tellMoves(wire: FakeWire): void {
    const visible = this.visible(wire.viewer);
    const next = this.match.next();
    if (visible === wire.told && !(next.kind !== 'over' && next.seat === wire.viewer)) return;
    const keep = Math.min(wire.told, visible);
    const entries = this.match.entries(wire.viewer, keep, visible).filter(({ index }) => index >= keep);
    const moment = this.moment(wire.viewer);
    const steps = packSteps(moment.view, stepsOfMoves(this.match, wire.viewer, keep, visible));
    wire.told = visible;
    wire.toClient.push({
      kind: 'update',
      update: { moment, entries, keep, steps },
      clock: NO_CLOCK,
    });
  }

  tellFresh(wire: FakeWire): void {
    wire.told = this.visible(wire.viewer);
    const entries = this.match.entries(wire.viewer, 0, wire.told);
    wire.toClient.push({
      kind: 'update',
      update: { moment: this.moment(wire.viewer), entries, keep: -1 },
      clock: NO_CLOCK,
    });
  }

  private info(): TableInfo {
    return {
      id: 'fake-table',
      status: 'running',
      config: { ...CONFIG, seats: [...CONFIG.seats] },
      seats: ['Ada', 'Bea'].map((name, seat) => ({ seat, kind: 'person', level: null, name, isSubstituted: false })),
      createdAt: 0,
      commitment: '',
      decider: null,
      deadline: null,
      result: null,
    };
  }
}
