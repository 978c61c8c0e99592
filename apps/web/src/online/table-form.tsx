// The settings of a table: seats, rules, pace, visibility, options. For a new table and for one that waits.

import { LEVEL_NAMES, type LevelName } from '@black-angel/engine';
import { type ReactNode, useId } from 'react';
import { PlayerShape } from '../art/pieces.tsx';
import { CheckRow, SelectField } from '../ui/fields.tsx';
import { PlayersChoice } from '../ui/players-choice.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { RulesChoice } from '../ui/rules-choice.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/start-form.css';
import '../ui/seats-form.css';
import './online.css';
import { PaceForm } from './pace-form.tsx';
import { saySpectators } from './say-pace.ts';
import { type ChoiceProps, DELAYS, type TableChoices } from './table-choices.ts';

/** `children` come first, in the panel of the seats. */
export function TableFields({ choices, change, children }: ChoiceProps & { children?: ReactNode }) {
  const { t } = useWords();
  return (
    <>
      <div className="new-game-panel">
        {children}
        <SeatsChoice choices={choices} change={change} />
      </div>
      <div className="new-game-panel">
        <RulesChoice advanced={choices.advanced} onChange={(advanced) => change({ advanced })} />
        <OptionsChoice choices={choices} change={change} />
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
    </>
  );
}

const OPTIONS = ['rated', 'hints', 'undo'] as const;

/** A rated game has no hints; against bots alone nothing is rated. */
const excludesHints = ({ rated, players, others }: TableChoices): boolean =>
  rated && others.slice(0, players - 1).includes('person');

function OptionsChoice({ choices, change }: ChoiceProps) {
  const { t } = useWords();
  const why = useId();
  const isWithout = excludesHints(choices);
  const isOut = (option: (typeof OPTIONS)[number]): boolean => option === 'hints' && isWithout;
  return (
    <fieldset className="choices">
      <legend className="field-label">{t('online.options.title')}</legend>
      {OPTIONS.map((option) => (
        <label key={option} className="check-row">
          <input
            type="checkbox"
            checked={choices[option] && !isOut(option)}
            disabled={isOut(option)}
            aria-describedby={isOut(option) ? why : undefined}
            onChange={({ target }) => change({ [option]: target.checked })}
          />
          {t(`online.options.${option}`)}
        </label>
      ))}
      {isWithout && (
        <p id={why} className="field-help">
          {t('online.options.noRatedHints')}
        </p>
      )}
      {(isWithout || !choices.hints) && <p className="field-help">{t('online.options.otherPrograms')}</p>}
      <p className="field-help">{t('online.options.help')}</p>
    </fieldset>
  );
}

function SeatsChoice({ choices, change }: ChoiceProps) {
  const { t } = useWords();
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
                aria-label={t('common.which', { what: t('newGame.seat', { number: i + 2 }), which: t('newGame.kind') })}
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
        <CheckRow label={t('newGame.randomOrder')} isOn={shuffled} onChange={(isOn) => change({ shuffled: isOn })} />
      </fieldset>
    </>
  );
}

function Spectators({ choices, change }: ChoiceProps) {
  const { t } = useWords();
  return (
    <SelectField
      label={t('online.new.spectators')}
      help={t('online.new.spectatorsHelp')}
      value={choices.spectatorDelay}
      values={DELAYS}
      say={(delay) => saySpectators(delay, t)}
      onChange={(spectatorDelay) => change({ spectatorDelay })}
    />
  );
}
