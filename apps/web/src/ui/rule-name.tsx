// What a link to a rule shows: its id, or a word for those who do not want ids.

import { hasRuleIds, useSettings } from '../browser/settings.ts';
import { useWords } from './use-words.ts';

export function RuleName({ rule }: { rule: string }) {
  const { t } = useWords();
  return hasRuleIds(useSettings()) ? rule : t('log.panel.rule');
}
