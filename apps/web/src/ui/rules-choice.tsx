// Standard or advanced rules, for a game here and for a table online.

import { RadioCards } from './radio-cards.tsx';
import { useWords } from './use-words.ts';

interface Props {
  advanced: boolean;
  onChange(advanced: boolean): void;
}

export function RulesChoice({ advanced, onChange }: Props) {
  const { t } = useWords();
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
