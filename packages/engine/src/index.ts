// '@black-angel/engine' is the contract: types, and values that cost nothing to load. '/load' has the engines,
// '/open-set' opens component sets.

export * from './contract/index.ts';
export type { Applied, Components, Engine, Random, ReplayStep, State } from './engine.ts';
