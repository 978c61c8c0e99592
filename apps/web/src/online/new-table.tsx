// The form of a new table: seats, rules, pace, visibility.

import type { LevelName } from '@black-angel/bots';
import type { ComponentSet } from '@black-angel/rules';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerShape } from '../art/pieces.tsx';
import { LEVEL_NAMES } from '../match/start-choices.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PlayersChoice } from '../ui/players-choice.tsx';
import { Problem } from '../ui/problem.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { RulesChoice } from '../ui/rules-choice.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import '../ui/start-form.css';
import '../ui/seats-form.css';
import { go } from '../browser/router.ts';
import { changeSettings, useSettings } from '../browser/settings.ts';
import { sayProblem } from '../net/say-problem.ts';
import { storeSet } from '../net/sets-api.ts';
import { createTable } from '../net/tables-api.ts';
import { NameField } from '../ui/name-field.tsx';
import { SetChoice } from '../workshop/set-choice.tsx';
import './online.css';
import { PaceForm } from './pace-form.tsx';
import {
  type ChoiceProps,
  configOf,
  DELAYS,
  keepTableChoices,
  readTableChoices,
  type TableChoices,
} from './table-choices.ts';

export function NewTablePage() {
  const { t } = useTranslation();
  const { name } = useSettings();
  const [choices, setChoices] = useState(readTableChoices);
  const [problem, setProblem] = useState<unknown>(null);
  const [set, setSet] = useState<ComponentSet | null>(null);
  const [isMaking, setMaking] = useState(false);

  const change = (changed: Partial<TableChoices>): void => {
    const next = { ...choices, ...changed };
    setChoices(next);
    keepTableChoices(next);
  };

  async function make(): Promise<void> {
    setMaking(true);
    setProblem(null);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const config = configOf(choices, timeZone);
      const chosen = set ? { ...config, components: (await storeSet(set)).hash } : config;
      const id = await createTable(chosen, name.trim());
      go({ page: 'table', id, at: null, isWatching: false, key: null });
    } catch (error) {
      setProblem(error);
      setMaking(false);
    }
  }

  return (
    <PageFrame page="online-new" backdrop={<SkyBackdrop />}>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <h1>{t('online.new.title')}</h1>
        <div className="new-game-panel">
          <NameField name={name} onChange={(changed) => changeSettings({ name: changed })} />
          <SeatsChoice choices={choices} change={change} />
        </div>
        <div className="new-game-panel">
          <RulesChoice advanced={choices.advanced} onChange={(advanced) => change({ advanced })} />
        </div>
        <div className="new-game-panel">
          <PaceForm choices={choices} change={change} />
        </div>
        <div className="new-game-panel">
          <RadioCards
            legend={t('online.new.access')}
            value={choices.listed ? 'listed' : 'private'}
            onChange={(access) => change({ listed: access === 'listed' })}
            cards={(['private', 'listed'] as const).map((value) => ({
              value,
              title: t(`online.new.${value}`),
              help: t(`online.new.${value}Help`),
            }))}
          />
          <Spectators choices={choices} change={change} />
        </div>
        <details className="new-game-panel more-options">
          <summary>{t('newGame.more')}</summary>
          <SetChoice set={set} onChange={setSet} />
        </details>
        {problem !== null && <Problem {...sayProblem(problem, t)} />}
        <div className="new-game-start">
          <button type="submit" className="button button-primary button-large" disabled={isMaking}>
            {t('online.new.make')}
          </button>
        </div>
      </form>
    </PageFrame>
  );
}

function SeatsChoice({ choices, change }: ChoiceProps) {
  const { t } = useTranslation();
  const { players, others, shuffled } = choices;
  const set = (at: number, who: string): void =>
    change({ others: others.map((other, i) => (i === at ? (who as 'person' | LevelName) : other)) });
  return (
    <>
      <PlayersChoice players={players} onChange={(count) => change({ players: count })} />
      <fieldset className="choices">
        <legend className="field-label">{t('newGame.seats')}</legend>
        <ol className="seats">
          <li className="seat online-seat">
            <span className="online-seat-shape">
              <PlayerShape seat={0} />
            </span>
            <strong>{t('who.you')}</strong>
          </li>
          {others.slice(0, players - 1).map((other, i) => (
            <li key={i} className="seat online-seat">
              <span className="online-seat-shape">
                <PlayerShape seat={i + 1} />
              </span>
              <select
                className="select seat-kind"
                aria-label={`${t('newGame.seat', { number: i + 2 })}: ${t('newGame.kind')}`}
                value={other}
                onChange={({ target }) => set(i, target.value)}
              >
                <option value="person">{t('newGame.person')}</option>
                {LEVEL_NAMES.map((level) => (
                  <option key={level} value={level}>
                    {t('newGame.bot')} · {t(`newGame.botLevels.${level}.title`)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ol>
        <label className="check-row">
          <input type="checkbox" checked={shuffled} onChange={({ target }) => change({ shuffled: target.checked })} />
          {t('newGame.randomOrder')}
        </label>
      </fieldset>
    </>
  );
}

function Spectators({ choices, change }: ChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const { spectatorDelay } = choices;
  const say = (delay: number | null): string =>
    delay === null
      ? t('online.new.nobody')
      : delay === 0
        ? t('online.new.live')
        : t('online.new.delayed', { count: delay });
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('online.new.spectators')}
      </label>
      <select
        id={id}
        className="select"
        value={String(spectatorDelay)}
        onChange={({ target }) => change({ spectatorDelay: target.value === 'null' ? null : Number(target.value) })}
      >
        {DELAYS.map((delay) => (
          <option key={delay} value={String(delay)}>
            {say(delay)}
          </option>
        ))}
      </select>
      <p className="field-help">{t('online.new.spectatorsHelp')}</p>
    </div>
  );
}
