// Help at the table: the game in brief, the keys, what the shapes mean.

import { useTranslation } from 'react-i18next';
import { PlayerShape } from '../art/pieces.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { HELP_LINES, type HelpLine, keysOfLine } from '../ui-state/bindings.ts';
import './help-dialog.css';

interface Props {
  onClose(): void;
  onRule(rule: string): void;
}

/** The rule of each point. */
const BRIEF = [
  { key: 'goal', rule: 'E7' },
  { key: 'a', rule: 'T1' },
  { key: 'b', rule: 'B1.1' },
  { key: 'robots', rule: 'B1.2' },
] as const;
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
          <button type="button" className="rule-chip" onClick={() => onRule('start')}>
            {t('help.rules')}
          </button>
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
          <h3>{t('keyboard.title')}</h3>
          <dl className="help-dialog-keys">
            {HELP_LINES.map((line) => (
              <div key={line}>
                <dt>
                  <Keys line={line} />
                </dt>
                <dd>{t(`keyLines.${line}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowUp: '↑', ArrowRight: '→', ArrowDown: '↓' };
const NAMED = { Enter: 'enter', Escape: 'escape', ' ': 'space', Tab: 'tab', Home: 'home', End: 'end' } as const;

/** The list of keys, from the bindings. */
function Keys({ line }: { line: HelpLine }) {
  const { t } = useTranslation();
  const { keys, isShifted } = keysOfLine(line);
  const nameOf = (key: string): string => {
    if (key in NAMED) return t(`keyboard.names.${NAMED[key as keyof typeof NAMED]}`);
    return SIGNS[key] ?? key.toUpperCase();
  };
  return (
    <>
      {isShifted && (
        <>
          <kbd>{t('keyboard.names.shift')}</kbd> +{' '}
        </>
      )}
      {keys.map((key) => (
        <kbd key={key}>{nameOf(key)}</kbd>
      ))}
    </>
  );
}
