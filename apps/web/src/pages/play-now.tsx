// Play now: one click to a game against Hal, at a level that fits the player. The first time it asks for the skill.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_LEVEL, type LadderLevel, setLevel, usePlayNow } from '../browser/play-now.ts';
import { changeSettings, type Skill, useSettings } from '../browser/settings.ts';
import type { StoredGame } from '../match/game-store.ts';
import { levelOffer } from '../match/ladder.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { useSeatNames } from '../ui/seat-names.ts';

/** The rules of the game are loaded when a player is about to start one. */
const loadStart = () => import('../match/start-game.ts');
const loadSoon = (): void => void loadStart().catch(() => {});

const SkillDialog = onDemand(async () => (await import('./skill-dialog.tsx')).SkillDialog);

interface Props {
  isPrimary: boolean;
  onProblem(problem: Error): void;
}

export function PlayNow({ isPrimary, onProblem }: Props) {
  const { t } = useTranslation();
  const nameOf = useSeatNames();
  const { skill } = useSettings();
  const playNow = usePlayNow(skill);
  const [isStarting, setStarting] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function play(level: LadderLevel): Promise<void> {
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

/** Another level, after games that were all won or all lost. */
export function LevelOffer({ games }: { games: readonly StoredGame[] }) {
  const { t } = useTranslation();
  const playNow = usePlayNow(useSettings().skill);
  const offer = playNow && levelOffer(games, playNow);
  if (!offer) return null;
  const level = t(`newGame.hal.${offer.level}.name`);
  return (
    <aside className="home-offer panel" aria-label={t('skill.offer')}>
      <p>{t(offer.isStronger ? 'skill.stronger' : 'skill.weaker', { level })}</p>
      <div className="home-offer-ways">
        <button type="button" className="button button-primary" onClick={() => setLevel(offer.level)}>
          {t('skill.take', { level })}
        </button>
        <button type="button" className="button" onClick={() => setLevel(playNow.level)}>
          {t('skill.stay', { level: t(`newGame.hal.${playNow.level}.name`) })}
        </button>
      </div>
    </aside>
  );
}
