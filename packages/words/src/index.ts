// What is said about the game: the functions, in whatever languages are loaded.

export { RULE_IDS } from '@black-angel/rules/texts/rule-ids';
export * from '@black-angel/rules/texts/say-loaded';
export { LANGUAGE_NAMES } from './languages.ts';
export * from './marked.ts';
export * from './parts.ts';
export * from './say-event.ts';
export * from './say-move.ts';
export * from './say-refusal.ts';
export * from './seat-names.ts';
export type * from './texts.ts';
export * from './translate.ts';
