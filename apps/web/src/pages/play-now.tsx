// Play now: one click to a game against Hal, at a level that fits the player. The first time it asks for the skill.

import type { HalLevel } from '@black-angel/engine';
import { useState } from 'react';
import { FIRST_LEVEL, usePlayNow } from '../browser/play-now.ts';
import { changeSettings, type Skill, useSettings } from '../browser/settings.ts';
import { Chunk } from '../ui/on-demand.tsx';
import { useSeatNames } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';

/** The rules of the game are loaded when a player is about to start one. */
const loadStart = () => import('../match/start-game.ts');
const loadSoon = (): void => void loadStart().catch(() => {});

const SkillDialog = new Chunk(() => import('./skill-dialog.tsx')).part('SkillDialog');

interface Props {
  isPrimary: boolean;
  onProblem(problem: Error): void;
}

export function PlayNow({ isPrimary, onProblem }: Props) {
  const { t } = useWords();
  const nameOf = useSeatNames();
  const { skill } = useSettings();
  const playNow = usePlayNow(skill);
  const [isStarting, setStarting] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function play(level: HalLevel): Promise<void> {
    setStarting(true);
    try {
      const { startSolitaire } = await loadStart();
      await startSolitaire(nameOf, level);
    } catch (error) {
      onProblem(error as Error);
      setStarting(false);
    }
  }
  function answer(chosen: Skill): void {
    changeSettings({ skill: chosen });
    setAsking(false);
    void play(FIRST_LEVEL[chosen]);
  }

  return (
    <>
      <button
        type="button"
        className={`button button-large ${isPrimary ? 'button-primary' : ''}`}
        disabled={isStarting}
        onPointerEnter={loadSoon}
        onFocus={loadSoon}
        onClick={() => (playNow ? void play(playNow.level) : setAsking(true))}
      >
        {t('landing.playNow')}
      </button>
      {isAsking && <SkillDialog onChoose={answer} onClose={() => setAsking(false)} />}
    </>
  );
}
