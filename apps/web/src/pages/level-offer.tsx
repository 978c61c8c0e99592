// Another level of Hal, offered on the landing page. Loaded once there are games to judge by.

import { setLevel, usePlayNow } from '../browser/play-now.ts';
import { useSettings } from '../browser/settings.ts';
import type { StoredGame } from '../match/game-store.ts';
import { levelOffer } from '../match/ladder.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../ui/use-words.ts';

/** Another level, after games that were all won or all lost. */
export function LevelOffer({ games }: { games: readonly StoredGame[] }) {
  const { t } = useWords();
  const playNow = usePlayNow(useSettings().skill);
  const offer = playNow && levelOffer(games, playNow);
  if (!offer) return null;
  const level = t(`newGame.hal.${offer.level}.name`);
  return (
    <aside className="home-offer panel" aria-label={t('skill.offer')}>
      <p>{t(offer.isStronger ? 'skill.stronger' : 'skill.weaker', { level })}</p>
      <div className="home-offer-ways">
        <Button look="primary" onClick={() => setLevel(offer.level)}>
          {t('skill.take', { level })}
        </Button>
        <Button onClick={() => setLevel(playNow.level)}>
          {t('skill.stay', { level: t(`newGame.hal.${playNow.level}.name`) })}
        </Button>
      </div>
    </aside>
  );
}
