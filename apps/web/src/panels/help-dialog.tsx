// Help at the table: the game in brief, the keys, what the shapes mean.

import { PlayerShape } from '../art/pieces.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/use-words.ts';
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
/** What a screen reader needs first. */
const READER_LINES = ['glowing', 'all', 'log'] as const satisfies readonly HelpLine[];
const SHAPES = ['disc', 'square', 'triangle', 'star'] as const;

export function HelpDialog({ onClose, onRule }: Props) {
  const { t } = useWords();
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
                <dd>{t(line === 'sequenceB' ? 'move.sequence-b' : `keyLines.${line}`)}</dd>
              </div>
            ))}
          </dl>
          <h3>{t('help.reader.title')}</h3>
          <p>{t('help.reader.mode')}</p>
          <p>{t('help.reader.spoken')}</p>
          <dl className="help-dialog-keys">
            {READER_LINES.map((line) => (
              <div key={line}>
                <dt>
                  <Keys line={line} />
                </dt>
                <dd>{t(`help.reader.keys.${line}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}

const NAMED = { Enter: 'enter', Escape: 'escape', ' ': 'space', Tab: 'tab', Home: 'home', End: 'end' } as const;
/** Arrows are drawn; a screen reader gets their names. */
const ARROWS = {
  ArrowLeft: ['←', 'left'],
  ArrowUp: ['↑', 'up'],
  ArrowRight: ['→', 'right'],
  ArrowDown: ['↓', 'down'],
} as const;

function KeyName({ name }: { name: string }) {
  const { t } = useWords();
  if (name in NAMED) return t(`keyboard.names.${NAMED[name as keyof typeof NAMED]}`);
  if (!(name in ARROWS)) return name.toUpperCase();
  const [sign, arrow] = ARROWS[name as keyof typeof ARROWS];
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{t(`keyboard.names.${arrow}`)} </span>
    </>
  );
}

/** The list of keys, from the bindings. */
function Keys({ line }: { line: HelpLine }) {
  const { t } = useWords();
  const { keys, isShifted } = keysOfLine(line);
  return (
    <>
      {isShifted && (
        <>
          <kbd>{t('keyboard.names.shift')}</kbd> +{' '}
        </>
      )}
      {keys.map((key) => (
        <kbd key={key}>
          <KeyName name={key} />
        </kbd>
      ))}
    </>
  );
}
