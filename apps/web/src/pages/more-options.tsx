// Rare options: the seed and the component file.

import type { ComponentSet } from '@black-angel/rules/components';
import { useId } from 'react';
import { MOST_SEED_TYPED } from '../match/start-choices.ts';
import { newSeed } from '../match/start-game.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../ui/use-words.ts';
import { SetChoice } from '../workshop/set-choice.tsx';

interface Props {
  seed: string;
  /** False when the seed is fixed. */
  isSeedOpen: boolean;
  components: ComponentSet | null;
  onSeed(seed: string): void;
  onComponents(set: ComponentSet | null): void;
}

export function MoreOptions({ seed, isSeedOpen, components, onSeed, onComponents }: Props) {
  const { t } = useWords();
  const id = useId();
  return (
    <details className="new-game-panel more-options">
      <summary>{t('newGame.more')}</summary>
      {isSeedOpen && (
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t('newGame.seed')}
          </label>
          <div className="more-options-seed">
            <input
              id={id}
              className="input"
              value={seed}
              maxLength={MOST_SEED_TYPED}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => onSeed(target.value)}
            />
            <Button onClick={() => onSeed(newSeed())}>{t('newGame.newSeed')}</Button>
          </div>
          <p className="field-help" id={`${id}-help`}>
            {t('newGame.seedHelp')}
          </p>
        </div>
      )}
      <SetChoice set={components} onChange={onComponents} />
    </details>
  );
}
