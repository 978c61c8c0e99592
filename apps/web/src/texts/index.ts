// The texts of the page: the functions that other folders use.

export * from './i18n.ts';
export * from './marked.ts';
export * from './numbers.ts';
export * from './say-event.ts';
export * from './say-handover.ts';
export * from './say-move.ts';
export type { GivenName, SeatNames } from './say-parts.ts';
export * from './say-preview.ts';
export * from './say-prompt.ts';
export * from './say-purpose.ts';
export * from './say-refusal.ts';
export * from './say-step.ts';
export * from './say-target.ts';
export * from './say-things.ts';
