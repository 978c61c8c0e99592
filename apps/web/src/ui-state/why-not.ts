// Why a target is not possible now: the step that must come first, or the rule that forbids it.

import type { Illegal, Move, MoveKind } from '@black-angel/engine';
import { candidateMove, type Pointing } from './candidate.ts';
import { refusalOf } from './decision.ts';
import type { Option } from './paths.ts';
import type { Target } from './target.ts';

/** Moves that need a die first. */
const BY_DIE: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'action',
  'mission',
  'turn-die',
  'take',
  'take-advanced',
  'inject',
  'repair',
  'repair-die',
  'destroy',
  'launch',
  'fly',
]);

/** Moves that belong to an action. */
const ACTIONS: Partial<Record<MoveKind, 'discover' | 'repair' | 'command'>> = {
  take: 'discover',
  'take-advanced': 'discover',
  inject: 'discover',
  'repair-die': 'repair',
  launch: 'command',
  fly: 'command',
};

const first = (rule: string, problem: string, params: Illegal['params'] = {}): Illegal => ({
  rule,
  params: { problem, isFirstStep: 1, ...params },
});

/** Whether a refusal names a first step. */
export const isFirstStep = ({ params }: Illegal): boolean => params['isFirstStep'] === 1;

/** The refusal for a later target of a path: its first step is missing. */
function missingStep({ kind }: Pointing['decision'], path: readonly Target[]): Illegal | null {
  switch (path[0]!.split(':')[0]) {
    case 'ship':
    case 'storage':
      return first(kind === 'fly' ? 'X3' : 'A2.C1', 'shipFirst');
    case 'card':
      return first('A1.1', 'cardFirst');
    case 'tile':
      return first('A2.D3', 'tileFirst');
    case 'break-room':
    case 'station':
      return first('X4', 'robotFirst');
    case 'cell':
      return first('V2', 'boostFirst');
    default:
      return null;
  }
}

/** A target that follows another one, while nothing is chosen. */
function outOfOrder({ decision, chosen }: Pointing, target: Target): Illegal | null {
  if (chosen.length > 0) return null;
  const isLater = ({ path }: Option): boolean => path.indexOf(target) > 0;
  const option = decision.options.find(isLater);
  if (option) return missingStep(decision, option.path);
  // Whether a hex can be reached depends on the ship.
  const isFlight = decision.kind === 'command' || decision.kind === 'fly';
  return isFlight && target.startsWith('hex:') ? missingStep(decision, ['storage:ship']) : null;
}

function actionFirst({ decision }: Pointing, kind: 'discover' | 'repair' | 'command'): Illegal {
  return first('A2.3', 'actionFirst', { action: decision.content.actionKind.indexOf(kind) + 1 });
}

/** A die must come first; or a card, if only a card makes a die usable; or only Sequence B is possible. */
function dieFirst({ decision }: Pointing): Illegal {
  const kinds = new Set(decision.options.map(({ move }) => move.kind));
  if (kinds.has('die') || kinds.has('buy')) return first('A2.1', 'dieFirst');
  return kinds.has('play') ? first('A1.1', 'cardFirst') : first('T2', 'onlySequenceB');
}

/** The step before a move that belongs to a later decision of the turn. */
function stepBefore(pointing: Pointing, move: Move): Illegal | null {
  const { decision, view } = pointing;
  const { kind } = move;
  if (decision.kind !== 'reassign' && (kind === 'assign' || kind === 'recall')) return first('X4', 'robotsStay');
  if (decision.kind !== 'place-advanced' && kind === 'advanced') return first('A2.D5', 'advancedLater');
  switch (decision.kind) {
    case 'turn':
    case 'choose-die':
      if (kind === 'tile') return decision.kind === 'turn' ? first('A1.2', 'cardForTile') : null;
      if (kind === 'draw') return first('A3.1', 'drawLater');
      return BY_DIE.has(kind) ? dieFirst(pointing) : null;
    case 'use-die': {
      if (kind === 'play' || (kind === 'boost' && !view.options.advanced)) return first('A1.1', 'cardBeforeDie');
      if (kind === 'draw') return first('A3.1', 'drawLater');
      // A hex without a Mission: the player means to fly.
      if (move.kind === 'mission') return view.missions[move.hex] === null ? actionFirst(pointing, 'command') : null;
      const action = ACTIONS[kind];
      return action ? actionFirst(pointing, action) : null;
    }
    case 'discover':
      return kind === 'inject' ? first('A2.D1', 'takeFirst') : null;
    case 'inject':
      return kind === 'take' || kind === 'take-advanced' ? first('A2.D3', 'injectFirst') : null;
    case 'end-turn':
      return first(view.turn.sequence === 'A' ? 'A3.1' : 'B2.1', 'endFirst');
    case 'activate-tiles':
    case 'activate-neighbour':
    case 'boost-action':
    case 'pay-ravager':
    case 'place-advanced':
    case 'repair':
    case 'use-debris':
    case 'destroy':
    case 'command':
    case 'fly':
    case 'place-mission':
    case 'activate-mission':
    case 'spend-technology':
    case 'spend-card':
    case 'reassign':
    case 'draw-colour':
    case 'keep-card':
    case 'reserve':
    case 'discard-excess':
      return null;
    default:
      decision.kind satisfies never;
      return null;
  }
}

/** A1.2: a tile that the played card does not activate, or that has been activated. */
function notActivated({ view }: Pointing, move: Move): Illegal | null {
  if (view.decision?.kind !== 'activate-tiles' || move.kind !== 'tile') return null;
  return view.decision.cells.includes(move.cell) ? null : { rule: 'A1.2', params: { problem: 'notActivated' } };
}

/** Null where no rule applies. */
export function whyNot(pointing: Pointing, target: Target): Illegal | null {
  const missing = outOfOrder(pointing, target);
  if (missing) return missing;
  const move = candidateMove(pointing, target);
  if (!move) return null;
  return stepBefore(pointing, move) ?? notActivated(pointing, move) ?? refusalOf(pointing.decision, move);
}
