// Imports a saved match, a record or a position: chosen, dropped or pasted.

import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { go } from '../browser/router.ts';
import { FileProblem, readText } from '../match/game-files.ts';
import { importGame } from '../match/import-game.ts';
import { playableSets } from '../own-sets/set-store.ts';
import { Button } from '../ui/button.tsx';
import { sayFileProblem } from '../ui/file-problem.ts';
import { Problem } from '../ui/problem.tsx';
import { useSeatNames } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';

export function ImportForm() {
  const { t } = useWords();
  const nameOf = useSeatNames();
  const id = useId();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);

  async function open(getText: () => Promise<string>): Promise<void> {
    try {
      go({ page: 'play', id: await importGame(await getText(), nameOf, await playableSets()), at: null });
    } catch (error) {
      setProblem(FileProblem.of(error));
    }
  }

  const openFile = (file: File | undefined): void => {
    if (file) void open(() => readText(file));
  };

  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      openFile(event.dataTransfer.files[0]);
    },
  };

  return (
    <section className={`import-form${isOver ? ' import-form-over' : ''}`} aria-labelledby={`${id}-title`} {...drag}>
      <h2 id={`${id}-title`}>{t('import.title')}</h2>
      <p>{t('import.help')}</p>
      <div className="import-form-row">
        <label className="button file-button">
          <input
            className="visually-hidden"
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              openFile(target.files?.[0]);
              // So the same file can be chosen again after a correction.
              target.value = '';
            }}
          />
          <Icon name="upload" />
          {t('import.choose')}
        </label>
        <span className="import-form-drop">{t('import.drop')}</span>
      </div>
      <details>
        <summary>{t('import.paste')}</summary>
        <textarea
          className="input"
          rows={5}
          value={pasted}
          aria-label={t('import.paste')}
          spellCheck={false}
          onChange={({ target }) => setPasted(target.value)}
        />
        <Button disabled={pasted.trim() === ''} onClick={() => void open(async () => pasted)}>
          {t('import.open')}
        </Button>
      </details>
      {problem && (
        <Problem text={t('import.errors.title')} details={sayFileProblem(problem.data, t)} cause={problem.message} />
      )}
    </section>
  );
}
