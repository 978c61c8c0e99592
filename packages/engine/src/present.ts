// The present rules behind the contract. Their types are those of the contract, so nothing is translated: the compiler
// compares them, kind by kind, in both directions.

import type * as rules from '@black-angel/rules';
import type { Decision } from './contract/decision.ts';
import type { EventFields } from './contract/event.ts';
import type { Move } from './contract/move.ts';
import type { GameRecord } from './contract/record.ts';
import type { Illegal } from './contract/refusal.ts';
import type { View } from './contract/view.ts';
import type { Engine } from './engine.ts';
import * as presentRules from './present-rules.ts';

/** The engine of the present rules. */
export const PRESENT_ENGINE: Engine = { ...presentRules, thinkAs: null };

type ByKind<T extends { kind: string }> = { [K in T['kind']]: Extract<T, { kind: K }> };
/** Does not compile if what the rules make is not what the contract says. */
type Made<Contract, _Rules extends Contract> = Contract;
/** Does not compile if the contract says less than the rules make. */
type Said<Rules, _Contract extends Rules> = Rules;

/** Compiles only while the contract and the present rules agree. */
export type Compared = [
  Made<View, rules.View>,
  Made<ByKind<Decision>, ByKind<rules.Decision>>,
  Made<EventFields, rules.EventFields>,
  Made<ByKind<Move>, ByKind<rules.Move>>,
  Made<Illegal, rules.Illegal>,
  Made<GameRecord, rules.GameRecord>,
  Said<rules.View, View>,
  Said<ByKind<rules.Decision>, ByKind<Decision>>,
  Said<rules.EventFields, EventFields>,
  Said<ByKind<rules.Move>, ByKind<Move>>,
  Said<rules.Illegal, Illegal>,
  Said<rules.GameRecord, GameRecord>,
];
