// '@black-angel/rules/components': everything printed on cards, tiles and boards, and component sets of one's own. A
// game with the default set needs none of it.

export * from './content/compare-set.ts';
export * from './content/component-set.ts';
export {
  type Content,
  canonicalJson,
  contentOf,
  defaultContent,
  findComponents,
  isRavager,
  loadComponents,
  loadOldComponents,
  missionCard,
  ravagerCard,
} from './content/content.ts';
export * from './content/facts.ts';
export * from './content/shared-set.ts';
export { ComponentError, checkDepth, MOST_DEPTH } from './content/validate-set.ts';
export { isAdvanced, isStarting, isTechnology } from './grid.ts';
