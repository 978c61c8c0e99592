// The facts of a component set, for pages that show or change them. Not part of the main entry: a game needs none of
// it.

export * from './compare-set.ts';
export * from './facts.ts';
export * from './shared-set.ts';
