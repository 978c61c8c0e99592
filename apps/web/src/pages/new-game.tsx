// The form of a new game. The choices are stored for the next one.

import { HAL_LEVELS } from '@black-angel/engine';
import type { ComponentSet } from '@black-angel/rules/components';
import { useState } from 'react';
import { settings } from '../browser/settings.ts';
import { MODES, type StartChoices, seatNames } from '../match/start-choices.ts';
import { startGame } from '../match/start-game.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/start-form.css';
import { PlayerShape, RobotArt } from '../art/pieces.tsx';
import type { Mode } from '../match/start-choices.ts';
import { keepChoices, readChoices } from '../match/stored-choices.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem, StorageProblem } from '../ui/problem.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { RulesChoice } from '../ui/rules-choice.tsx';
import { useSeatNames } from '../ui/seat-names.ts';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { DailyChoice, seedOf } from './daily-choice.tsx';
import { MoreOptions } from './more-options.tsx';
import { SeatsForm } from './seats-form.tsx';

export function NewGamePage() {
  const { t } = useWords();
  const nameOf = useSeatNames();
  const [choices, setChoices] = useState(readChoices);
  const [seed, setSeed] = useState('');
  const [components, setComponents] = useState<ComponentSet | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const { mode } = choices;
  const table = mode === 'solitaire' ? null : choices.tables[mode];
  const isNameTwice = table !== null && hasTwice(seatNames(table, settings().name, nameOf));

  const change = (changed: Partial<StartChoices>): void => {
    const next = { ...choices, ...changed };
    setChoices(next);
    keepChoices(next);
  };

  async function start(): Promise<void> {
    try {
      await startGame(choices, { seed: seedOf(choices, seed), components, nameOf });
    } catch (error) {
      setProblem(error as Error);
    }
  }

  return (
    <PageFrame page="new" backdrop={<SkyBackdrop />}>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isNameTwice) void start();
        }}
      >
        <h1>{t('newGame.title')}</h1>
        <RadioCards
          legend={t('newGame.mode')}
          value={mode}
          onChange={(chosen) => change({ mode: chosen })}
          cards={MODES.map((value) => ({
            value,
            title: t(`newGame.modes.${value}.title`),
            help: t(`newGame.modes.${value}.help`),
            art: <ModeArt mode={value} />,
          }))}
        />
        <div className="new-game-panel">
          {table === null || mode === 'solitaire' ? (
            <>
              <RadioCards
                legend={t('newGame.level')}
                value={choices.hal}
                onChange={(hal) => change({ hal })}
                cards={HAL_LEVELS.map((value) => ({
                  value,
                  title: t(`newGame.hal.${value}.title`),
                  help: t(`newGame.hal.${value}.help`),
                }))}
              />
              <DailyChoice isDaily={choices.isDaily} onChange={(isDaily) => change({ isDaily })} />
            </>
          ) : (
            <SeatsForm
              key={mode}
              table={table}
              nameOf={nameOf}
              onChange={(changed) => change({ tables: { ...choices.tables, [mode]: changed } })}
            />
          )}
        </div>
        <div className="new-game-panel">
          <RulesChoice advanced={choices.advanced} onChange={(advanced) => change({ advanced })} />
        </div>
        <MoreOptions
          seed={seed}
          isSeedOpen={seedOf(choices, '') === ''}
          components={components}
          onSeed={setSeed}
          onComponents={setComponents}
        />
        {isNameTwice && <Problem text={t('newGame.nameTwice')} />}
        {problem !== null && <StorageProblem error={problem} />}
        <div className="new-game-start">
          <Button type="submit" look="primary large" disabled={isNameTwice}>
            {t('newGame.start')}
          </Button>
        </div>
      </form>
    </PageFrame>
  );
}

const hasTwice = (names: readonly string[]): boolean => new Set(names.map((name) => name.trim())).size < names.length;

/** A little picture for each way to play. */
function ModeArt({ mode }: { mode: Mode }) {
  switch (mode) {
    case 'solitaire':
      return <RobotArt seat="hal" />;
    case 'bots':
      return <RobotArt seat={1} />;
    case 'hot-seat':
      return <PlayerShape seat={3} />;
  }
}
