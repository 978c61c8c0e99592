// The name of a set, its author, and the mark of a variant, wherever a set is named.

import type { ComponentSet } from '@black-angel/rules/components';
import { useWords } from '../ui/use-words.ts';
import './set-name.css';

interface Props {
  set: Pick<ComponentSet, 'name' | 'author'>;
  isVariant: boolean;
}

export function SetName({ set, isVariant }: Props) {
  const { t } = useWords();
  const { name, author = '' } = set;
  return (
    <span className="set-name">
      <bdi>{author === '' ? name : t('sets.by', { name, author })}</bdi>
      {isVariant && <span className="set-variant">{t('sets.variant')}</span>}
    </span>
  );
}
