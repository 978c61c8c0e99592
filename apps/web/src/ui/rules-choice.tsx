// Standard or advanced rules, for a game here and for a table online.

import { useTranslation } from 'react-i18next';
import { RadioCards } from './radio-cards.tsx';

interface Props {
  advanced: boolean;
  onChange(advanced: boolean): void;
}

export function RulesChoice({ advanced, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <RadioCards
      legend={t('newGame.rules')}
      value={advanced ? 'advanced' : 'standard'}
      onChange={(rules) => onChange(rules === 'advanced')}
      cards={(['standard', 'advanced'] as const).map((value) => ({
        value,
        title: t(`newGame.${value}`),
        help: t(`newGame.${value}Help`),
      }))}
    />
  );
}
