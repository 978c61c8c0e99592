// Play now asks once how well the player knows the game.

import { FIRST_LEVEL } from '../browser/play-now.ts';
import { makeHash } from '../browser/router.ts';
import { SKILLS, type Skill } from '../browser/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/use-words.ts';

interface Props {
  onChoose(skill: Skill): void;
  onClose(): void;
}

export function SkillDialog({ onChoose, onClose }: Props) {
  const { t } = useWords();
  return (
    <Dialog title={t('skill.question')} description={t('skill.help')} onClose={onClose}>
      <div className="skill-choices">
        {SKILLS.map((skill) => (
          <Button key={skill} look="large" onClick={() => onChoose(skill)}>
            {t(`skill.${skill}`)}
            <small>{t('skill.hal', { level: t(`newGame.hal.${FIRST_LEVEL[skill]}.name`) })}</small>
          </Button>
        ))}
      </div>
      <p>
        <a href={makeHash({ page: 'learn', lesson: 'act1', step: null })}>{t('landing.voyage.start')}</a>
      </p>
    </Dialog>
  );
}
