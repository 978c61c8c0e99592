// All games: those on the server, and those of this browser, to continue, replay, export, delete or import.

import { useCallback, useEffect, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { deleteGame, listGames, type StoredGame } from '../match/game-store.ts';
import { MyGamesSection } from '../online/my-games-section.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { announce } from '../ui/live-region.tsx';
import { useWords } from '../ui/use-words.ts';
import { GameCard } from './game-card.tsx';
import { gameTitle } from './game-title.ts';
import '../ui/game-list.css';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem } from '../ui/problem.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { ImportForm } from './import-form.tsx';

interface Trouble {
  text: string;
  /** For the console. */
  cause: string;
}

export function GamesPage() {
  const { t } = useWords();
  const [games, setGames] = useState<StoredGame[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [hasOnline, setHasOnline] = useState(false);
  const [doomed, setDoomed] = useState<StoredGame | null>(null);

  const load = useCallback(async (): Promise<void> => {
    try {
      setGames(await listGames());
    } catch (error) {
      setGames([]);
      setTrouble({ text: t('games.error.unreadable'), cause: (error as Error).message });
    }
  }, [t]);

  useEffect(() => void load(), [load]);

  async function remove(game: StoredGame): Promise<void> {
    setDoomed(null);
    try {
      await deleteGame(game.id);
      announce(t('games.deleted'));
    } catch (error) {
      setTrouble({ text: t('games.error.notDeleted'), cause: (error as Error).message });
    }
    await load();
  }

  const acts = {
    onDelete: setDoomed,
    onAnswer: () => void load(),
    onProblem: ({ message }: Error) => setTrouble({ text: t('storage.unreadable'), cause: message }),
  };
  const running = games?.filter(({ summary }) => !summary.isOver) ?? [];
  const finished = games?.filter(({ summary }) => summary.isOver) ?? [];
  return (
    <PageFrame page="games" backdrop={<SkyBackdrop />}>
      <div className="games">
        <h1>{t('games.title')}</h1>
        <p>
          <a href={makeHash({ page: 'statistics' })}>{t('app.page.statistics')}</a>
        </p>
        {trouble && <Problem {...trouble} />}
        <MyGamesSection onFound={setHasOnline} />
        {hasOnline && running.length > 0 && <h2>{t('games.here')}</h2>}
        {games !== null && running.length === 0 && !hasOnline && <p className="games-none">{t('games.none')}</p>}
        <GameList games={running} {...acts} />
        {finished.length > 0 && <h2>{t('games.finished')}</h2>}
        <GameList games={finished} {...acts} />
        <ImportForm />
      </div>
      {doomed && (
        <ConfirmDialog
          title={t('games.deleteTitle')}
          text={`${gameTitle(doomed, t)}. ${t('games.deleteText')}`}
          yes={t('games.delete')}
          no={t('common.cancel')}
          isDanger
          onYes={() => void remove(doomed)}
          onNo={() => setDoomed(null)}
        />
      )}
    </PageFrame>
  );
}

interface ListProps {
  games: readonly StoredGame[];
  onDelete(game: StoredGame): void;
  onAnswer(): void;
  onProblem(problem: Error): void;
}

function GameList({ games, onDelete, ...answered }: ListProps) {
  if (games.length === 0) return null;
  return (
    <ul className="games-list">
      {games.map((game) => (
        <GameCard key={game.id} game={game} onDelete={() => onDelete(game)} {...answered} />
      ))}
    </ul>
  );
}
