// The rulebook over the table, opened at a rule: the game is not left.

import { useState } from 'react';
import { isRule } from '../rulebook/parts.ts';
import { fetchRulebook } from '../texts/i18n.ts';
import { Dialog } from '../ui/dialog.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useWords } from '../ui/use-words.ts';

const Rulebook = onDemand(async () => {
  const [rulebook] = await Promise.all([import('../rulebook/rulebook.tsx'), fetchRulebook()]);
  return rulebook.Rulebook;
});

interface Props {
  /** A rule, or a part of the rulebook. */
  rule: string;
  onClose(): void;
}

export function RuleDialog({ rule, onClose }: Props) {
  const { t } = useWords();
  const [place, setPlace] = useState(rule);
  const title = isRule(place) ? t('help.rule', { rule: place }) : t('menu.rules');
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <Rulebook place={place} isAtTable onGo={setPlace} />
    </Dialog>
  );
}
