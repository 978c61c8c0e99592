// One rule, in the player's language.

import { useTranslation } from 'react-i18next';
import { ruleText } from '../texts/index.ts';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  rule: string;
  onClose(): void;
}

export function RuleDialog({ rule, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('help.rule', { rule })} size="small" onClose={onClose}>
      <p>{ruleText(rule) ?? t('help.noRuleFound', { text: rule })}</p>
      <a href={`#/rules/${rule}`} target="_blank" rel="noreferrer">
        {t('menu.rules')}
      </a>
    </Dialog>
  );
}
