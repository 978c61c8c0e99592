// The tools while a table waits: be ready, fill the free seats, change the settings, leave, cancel.

import { LEVEL_NAMES, type LevelName } from '@black-angel/engine';
import type { TableInfo } from '@black-angel/protocol';
import { useState } from 'react';
import { go } from '../browser/router.ts';
import { COMMUNITY } from '../community/lazy-parts.ts';
import { sayProblem } from '../net/say-problem.ts';
import { useSeatKey } from '../net/seat-keys.ts';
import { cancelTable, changeTable, leaveTable, setReady } from '../net/tables-api.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Chunk } from '../ui/on-demand.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { useConnection, useOnline } from './online-context.tsx';
import { SeatsDialog } from './seats-dialog.tsx';

const SettingsDialog = new Chunk(() => import('./settings-dialog.tsx')).part('SettingsDialog');
const NoticesDialog = COMMUNITY.part('NoticesDialog', null, false);

type Asked = 'leave' | 'cancel' | 'settings' | 'seats' | 'notices';

export function WaitingTools({ table }: { table: TableInfo }) {
  const { t } = useWords();
  const connection = useConnection();
  const seat = useOnline((state) => state.seat);
  const owner = useSeatKey(table.id)?.owner ?? null;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const { token } = connection;
  const run = (act: () => Promise<unknown>): void => {
    setAsked(null);
    setProblem(null);
    act().catch((error: unknown) => setProblem(error));
  };
  const leave = async (): Promise<void> => {
    await leaveTable(table.id, seat!, token!);
    go({ page: 'online' });
  };
  const button = (what: Asked, label: string) => <Button onClick={() => setAsked(what)}>{label}</Button>;
  const isSlow = table.config.pace.kind === 'days';
  return (
    <>
      {seat !== null && token !== null && table.hasReadyCheck && (
        <ReadyButton table={table} seat={seat} onReady={(isReady) => run(() => setReady(table.id, isReady, token))} />
      )}
      <FillSeats table={table} token={owner ?? (table.awaited ? token : null)} run={run} />
      <div className="button-row">
        {owner !== null && button('settings', t('online.settings.title'))}
        {owner !== null && button('seats', t('online.seats.title'))}
        {seat !== null && table.config.pace.kind !== 'live' && button('notices', t('online.waiting.notices'))}
        {seat !== null && token !== null && owner === null && button('leave', t('online.waiting.leaveSeat'))}
        {owner !== null && button('cancel', t('online.waiting.cancel'))}
      </div>
      {problem !== null && <Problem {...sayProblem(problem, t)} />}
      {asked === 'settings' && <SettingsDialog table={table} owner={owner!} onClose={() => setAsked(null)} />}
      {asked === 'seats' && <SeatsDialog onClose={() => setAsked(null)} />}
      {asked === 'notices' && (
        <NoticesDialog table={table.id} token={token} isSlow={isSlow} onClose={() => setAsked(null)} />
      )}
      {asked === 'leave' && (
        <ConfirmDialog
          title={t('online.waiting.leaveSeat')}
          text={t('online.waiting.leaveText')}
          yes={t('online.waiting.leaveSeat')}
          no={t('common.cancel')}
          onYes={() => run(leave)}
          onNo={() => setAsked(null)}
        />
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={t('online.waiting.cancel')}
          text={t('online.waiting.cancelText')}
          yes={t('online.waiting.cancel')}
          no={t('online.waiting.keep')}
          isDanger
          onYes={() => run(() => cancelTable(table.id, owner!))}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface ReadyProps {
  table: TableInfo;
  seat: number;
  onReady(isReady: boolean): void;
}

function ReadyButton({ table, seat, onReady }: ReadyProps) {
  const { t } = useWords();
  const isReady = table.seats[seat]?.isReady ?? false;
  return (
    <div className="online-row waiting-row">
      <button
        type="button"
        className={`button ${isReady ? '' : 'button-primary button-large'}`}
        aria-pressed={isReady}
        onClick={() => onReady(!isReady)}
      >
        {t(isReady ? 'online.waiting.notReady' : 'online.waiting.ready')}
      </button>
      <p className="field-help">
        {t(table.settingsChangedAt === undefined ? 'online.waiting.readyHelp' : 'online.waiting.settingsChanged')}
      </p>
    </div>
  );
}

interface FillProps {
  table: TableInfo;
  /** Null if this player may not fill the seats. */
  token: string | null;
  run(act: () => Promise<unknown>): void;
}

/** Gives all free seats to bots; then the game begins. */
function FillSeats({ table, token, run }: FillProps) {
  const { t } = useWords();
  const [level, setLevel] = useState<LevelName>('normal');
  const { seats, config } = table;
  const isFree = (seat: number): boolean => seats[seat]!.kind === 'person' && seats[seat]!.name === null;
  const count = seats.filter(({ seat }) => isFree(seat)).length;
  const hasPlayer = seats.some(({ kind, name }) => kind === 'person' && name !== null);
  if (token === null || count === 0 || !hasPlayer) return null;
  const fill = (): void =>
    run(() =>
      changeTable(
        table.id,
        { ...config, seats: config.seats.map((plan, i) => (isFree(i) ? { kind: 'bot', level } : plan)) },
        token,
      ),
    );
  return (
    <div className="online-row waiting-row">
      <select
        className="select"
        aria-label={t('online.waiting.level')}
        value={level}
        onChange={({ target }) => setLevel(target.value as LevelName)}
      >
        {LEVEL_NAMES.map((name) => (
          <option key={name} value={name}>
            {t('newGame.bot')} · {t(`newGame.botLevels.${name}.title`)}
          </option>
        ))}
      </select>
      <Button onClick={fill}>{t('online.waiting.fill', { count })}</Button>
    </div>
  );
}
