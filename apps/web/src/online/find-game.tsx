// Looks for a game with others: joins a table that suits, or opens one where others find the player.

import type { FindGame } from '@black-angel/protocol';
import { useState } from 'react';
import { go } from '../browser/router.ts';
import { changeSettings, useSettings } from '../browser/settings.ts';
import { sayProblem } from '../net/say-problem.ts';
import { allSeatKeys } from '../net/seat-keys.ts';
import { useSession } from '../net/session.ts';
import { findGame } from '../net/tables-api.ts';
import { Button } from '../ui/button.tsx';
import { CheckRow, Form, SelectField } from '../ui/fields.tsx';
import { NameField } from '../ui/name-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { PACES } from './table-choices.ts';
import '../ui/seats-form.css';
import '../ui/start-form.css';

const RANGES = [null, 100, 200, 400] as const;
const COUNTS = [2, 3, 4] as const;
const MOST_EXCEPT = 200;

export function FindGameForm() {
  const { t } = useWords();
  const { name } = useSettings();
  const mine = useSession();
  const [wish, setWish] = useState<FindGame>({ pace: 'days', players: 2, advanced: false, range: null });
  const [problem, setProblem] = useState<unknown>(null);
  const [isLooking, setLooking] = useState(false);
  const change = (changed: Partial<FindGame>): void => setWish({ ...wish, ...changed });

  async function look(): Promise<void> {
    setLooking(true);
    setProblem(null);
    try {
      const except = allSeatKeys()
        .slice(0, MOST_EXCEPT)
        .map(({ table }) => table);
      const id = await findGame({ ...wish, range: mine ? (wish.range ?? null) : null, except }, name.trim());
      go({ page: 'table', id, at: null, isWatching: false, key: null });
    } catch (error) {
      setProblem(error);
      setLooking(false);
    }
  }

  return (
    <details className="find-game new-game-panel">
      <summary>{t('online.find.title')}</summary>
      <Form className="find-game-form" onSubmit={() => void look()}>
        <p className="field-help">{t('online.find.help')}</p>
        {/* The account's name is used, if there is one. */}
        <NameField name={name} onChange={(changed) => changeSettings({ name: changed })} />
        <div className="online-picks">
          <SelectField
            label={t('online.pace.title')}
            value={wish.pace}
            values={PACES}
            say={(pace) => t(`online.pace.${pace}`)}
            onChange={(value) => change({ pace: value })}
          />
          <SelectField
            label={t('newGame.players')}
            value={wish.players}
            values={COUNTS}
            say={(count) => count}
            onChange={(value) => change({ players: value })}
          />
          {mine && (
            <SelectField
              label={t('online.find.range')}
              value={wish.range}
              values={RANGES}
              say={(range) => (range === null ? t('online.find.anybody') : `± ${range}`)}
              onChange={(value) => change({ range: value })}
            />
          )}
        </div>
        <CheckRow label={t('newGame.advanced')} isOn={wish.advanced} onChange={(isOn) => change({ advanced: isOn })} />
        {problem !== null && <Problem {...sayProblem(problem, t)} />}
        <Button type="submit" look="primary" disabled={isLooking}>
          {t('online.find.look')}
        </Button>
      </Form>
    </details>
  );
}
