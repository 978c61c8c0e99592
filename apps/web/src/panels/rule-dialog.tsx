// The rulebook over the table, opened at a rule: the game is not left.

import { useState } from 'react';
import { isRule } from '../rulebook/chapters.ts';
import { RULEBOOK } from '../texts/i18n.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Chunk } from '../ui/on-demand.tsx';
import { useWords } from '../ui/use-words.ts';

const Rulebook = new Chunk(() => import('../rulebook/rulebook.tsx'), ...RULEBOOK).part('Rulebook');

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
