// The rulebook over the table, opened at a rule: the game is not left.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRule } from '../rulebook/parts.ts';
import { fetchRulebook } from '../texts/i18n.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Chunk } from '../ui/on-demand.tsx';

const Rulebook = new Chunk(() =>
  Promise.all([import('../rulebook/rulebook.tsx'), fetchRulebook()]).then(([parts]) => parts),
).part('Rulebook');

interface Props {
  /** A rule, or a part of the rulebook. */
  rule: string;
  onClose(): void;
}

export function RuleDialog({ rule, onClose }: Props) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(rule);
  const title = isRule(place) ? t('help.rule', { rule: place }) : t('menu.rules');
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <Rulebook place={place} isAtTable onGo={setPlace} />
    </Dialog>
  );
}
