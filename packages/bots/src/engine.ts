// What `npm run task freeze` bundles: the rules and the bots of this version (docs/adr/0004-old-rules-versions.md).
// Never remove an export: frozen engines have it.

export * from '@black-angel/engine/present-rules';
/** Loaded on demand: a page that only shows a game does not need the bots. */
export const thinkAs: typeof import('./think-as.ts').thinkAs = async (level, thinking) =>
  (await import('./think-as.ts')).thinkAs(level, thinking);
