// Help at the table: the game in brief, the keys, what the shapes mean.

import { useTranslation } from 'react-i18next';
import { PlayerShape } from '../art/pieces.tsx';
import { Dialog } from './dialog.tsx';
import './help-dialog.css';

interface Props {
  onClose(): void;
  onRule(rule: string): void;
}

/** Where each point of the brief is ruled. */
const BRIEF = [
  { key: 'goal', rule: 'E7' },
  { key: 'a', rule: 'T1' },
  { key: 'b', rule: 'B1.1' },
  { key: 'robots', rule: 'B1.2' },
] as const;
const KEYS = ['move', 'choose', 'back', 'undo', 'end', 'hint', 'log', 'areas', 'boards', 'help'] as const;
const SHAPES = ['disc', 'square', 'triangle', 'star'] as const;

export function HelpDialog({ onClose, onRule }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('help.title')} size="large" onClose={onClose}>
      <div className="help-dialog">
        <section>
          <h3>{t('help.inBrief')}</h3>
          <ul>
            {BRIEF.map(({ key, rule }) => (
              <li key={key}>
                {t(`help.brief.${key}`)}{' '}
                <button type="button" className="rule-chip" onClick={() => onRule(rule)}>
                  {t('help.rule', { rule })}
                </button>
              </li>
            ))}
          </ul>
          <p>{t('help.tooltip')}</p>
          <a href="#/rules" target="_blank" rel="noreferrer">
            {t('help.rules')}
          </a>
          <h3>{t('help.shapes')}</h3>
          <p>{t('help.shapesHelp')}</p>
          <ul className="help-dialog-shapes">
            {SHAPES.map((shape, seat) => (
              <li key={shape}>
                <span>
                  <PlayerShape seat={seat} />
                </span>
                {t(`help.playerShapes.${shape}`)}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t('help.keyboard')}</h3>
          <ul>
            {KEYS.map((key) => (
              <li key={key}>{t(`help.keys.${key}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
