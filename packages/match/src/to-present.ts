// Games of earlier rules versions whose rules are the present ones.

import { hasPresentRules, loadEngine, RULES_VERSION } from '@black-angel/engine/load';
import type { SavedMatch } from './saved-match.ts';

/** The same game as a match of the present version; null if its rules differ from the present ones. */
export async function toPresent(saved: SavedMatch): Promise<SavedMatch | null> {
  if (saved.rules === RULES_VERSION) return saved;
  if (!hasPresentRules(saved.rules)) return null;
  const { defaultContent } = await loadEngine(saved.rules);
  return { ...saved, rules: RULES_VERSION, components: saved.components ?? defaultContent.set };
}
