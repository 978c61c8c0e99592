// The settings. Each takes effect at once and is stored.

import { useId } from 'react';
import {
  type CoachLevel,
  changeSettings,
  hasRuleIds,
  type Settings,
  SKILLS,
  type Speed,
  useSettings,
} from '../browser/settings.ts';
import { Dialog } from './dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useWords } from './use-words.ts';
import './settings-dialog.css';
import { Switch } from './switch.tsx';

const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];
const COACHES: readonly CoachLevel[] = ['off', 'gentle', 'full'];
const MOST_NAME = 24;

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useWords();
  const current = useSettings();
  const nameId = useId();
  const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div className="settings-dialog">
        <label className="field" htmlFor={nameId}>
          <span className="field-label">{t('settings.name')}</span>
          <input
            id={nameId}
            className="input"
            value={current.name}
            maxLength={MOST_NAME}
            placeholder={t('newGame.namePlaceholder')}
            autoComplete="nickname"
            onChange={({ target }) => changeSettings({ name: target.value })}
          />
        </label>
        <div className="field">
          <span className="field-label" aria-hidden="true">
            {t('settings.language')}
          </span>
          <LanguageSwitch />
        </div>
        <fieldset className="choices">
          <legend className="field-label">{t('settings.speed')}</legend>
          <div className="segments">
            {SPEEDS.map((speed) => (
              <label key={speed} className="segment">
                <input
                  type="radio"
                  name="speed"
                  checked={current.speed === speed}
                  onChange={() => changeSettings({ speed })}
                />
                <span>{t(`settings.speeds.${speed}`)}</span>
              </label>
            ))}
          </div>
          {wantsLessMotion && <p className="field-help">{t('settings.reducedMotion')}</p>}
        </fieldset>
        <SettingSwitch setting="isSpoken" label={t('settings.spoken')} help={t('settings.spokenHelp')} />
        <fieldset className="choices">
          <legend className="field-label">{t('skill.setting')}</legend>
          <div className="segments">
            {SKILLS.map((skill) => (
              <label key={skill} className="segment">
                <input
                  type="radio"
                  name="skill"
                  checked={current.skill === skill}
                  onChange={() => changeSettings({ skill })}
                />
                <span>{t(`skill.${skill}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <SettingSwitch setting="sound" label={t('settings.sound')} />
        <SettingSwitch
          setting="automatic"
          label={t('settings.automatic')}
          help={`${t('settings.automaticHelp')} ${t('settings.automaticCosts')}`}
        />
        <SettingSwitch setting="confirm" label={t('settings.confirm')} help={t('settings.confirmHelp')} />
        <fieldset className="choices">
          <legend className="field-label">{t('settings.coach')}</legend>
          <div className="segments">
            {COACHES.map((coach) => (
              <label key={coach} className="segment">
                <input
                  type="radio"
                  name="coach"
                  checked={current.coach === coach}
                  onChange={() => changeSettings({ coach })}
                />
                <span>{t(`settings.coaches.${coach}`)}</span>
              </label>
            ))}
          </div>
          <p className="field-help">{t('settings.coachHelp')}</p>
        </fieldset>
        <SwitchRow
          label={t('settings.ruleIds')}
          help={t('settings.ruleIdsHelp')}
          isOn={hasRuleIds(current)}
          onChange={(ruleIds) => changeSettings({ ruleIds })}
        />
        <SettingSwitch setting="shortcuts" label={t('keyboard.switch')} help={t('keyboard.switchHelp')} />
      </div>
    </Dialog>
  );
}

interface SwitchRowProps {
  label: string;
  help?: string | undefined;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

function SwitchRow({ label, help, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="switch-row">
      <label htmlFor={id}>
        <span className="field-label">{label}</span>
        {help && <span className="field-help">{help}</span>}
      </label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  );
}

interface SwitchProps extends Pick<SwitchRowProps, 'label' | 'help'> {
  setting: { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
}

function SettingSwitch({ setting, label, help }: SwitchProps) {
  const current = useSettings();
  return (
    <SwitchRow
      label={label}
      help={help}
      isOn={current[setting]}
      onChange={(isOn) => changeSettings({ [setting]: isOn })}
    />
  );
}
