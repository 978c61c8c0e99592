// What a link to a rule shows: its id, or a word for those who do not want ids.

import { useTranslation } from 'react-i18next';
import { hasRuleIds, useSettings } from '../browser/settings.ts';

export function RuleName({ rule }: { rule: string }) {
  const { t } = useTranslation();
  return hasRuleIds(useSettings()) ? rule : t('log.panel.rule');
}
