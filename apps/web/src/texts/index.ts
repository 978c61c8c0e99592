// The texts of the page: the functions that other folders use.

export * from './i18n.ts';
export * from './numbers.ts';
export * from './say-handover.ts';
export * from './say-preview.ts';
export * from './say-prompt.ts';
export * from './say-purpose.ts';
export * from './say-step.ts';
export * from './say-target.ts';
export * from './say-things.ts';
