// One game of the list.

import { isVariant } from '@black-angel/rules/components';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { makeHash } from '../browser/router.ts';
import { download } from '../match/download.ts';
import { type GameFile, matchFile, positionFile, recordFile } from '../match/game-files.ts';
import type { StoredGame } from '../match/game-store.ts';
import { isImported, mayCount } from '../match/own-seat.ts';
import { OwnSeatChoice } from '../ui/own-seat-choice.tsx';
import { Problem } from '../ui/problem.tsx';
import { seatArtOf } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';
import { SetName } from '../workshop/set-name.tsx';
import { gameTitle } from './game-title.ts';

interface Props {
  game: StoredGame;
  onDelete(): void;
  /** The player has said whose seat was theirs. */
  onAnswer(): void;
  onProblem(problem: Error): void;
}

export function GameCard({ game, onDelete, onAnswer, onProblem }: Props) {
  const { t, language } = useWords();
  const { summary, saved, changedAt } = game;
  const { isOver, winners, vp, round } = summary;
  const title = gameTitle(game, t);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(changedAt);
  return (
    <li className="game-card">
      <div className="game-card-head">
        <h3>{title}</h3>
        <p>
          {isOver ? t('games.finished') : t('games.round', { round })} · {t('games.saved', { when })}
          {game.fork && ` · ${t('fork.card', { move: game.fork.move })}`}
        </p>
        {saved.components && (
          <p>
            <SetName set={saved.components} isVariant={isVariant(saved.components)} />
          </p>
        )}
      </div>
      <ul className="game-card-seats">
        {saved.seats.map(({ name, kind }, seat) => (
          <li key={seat}>
            <span className="game-card-shape">
              <PlayerShape seat={seatArtOf(saved, seat)} />
            </span>
            <span className="game-card-name">{kind === 'hal' ? t('who.hal') : name}</span>
            {vp[seat] !== undefined && <span className="game-card-vp">{t('count.vp', { count: vp[seat] })}</span>}
            {winners.includes(seat) && (
              <span className="game-card-trophy">
                <Icon name="trophy" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayCount(game) && isImported(game) && <OwnSeatChoice game={game} onAnswer={onAnswer} onProblem={onProblem} />}
      <div className="game-card-tools">
        <a
          className={`button ${isOver ? '' : 'button-primary'}`}
          href={makeHash({ page: 'play', id: game.id, at: null })}
          aria-label={t('common.which', { what: t(isOver ? 'games.review' : 'games.continue'), which: title })}
        >
          {t(isOver ? 'games.review' : 'games.continue')}
        </a>
        <ExportMenu game={game} title={title} />
        <button
          type="button"
          className="icon-button"
          aria-label={t('common.which', { what: t('games.delete'), which: title })}
          title={t('games.delete')}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}

/** Downloads: the whole match, its record for other tools, or the present position. */
function ExportMenu({ game, title }: { game: StoredGame; title: string }) {
  const { t } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const give = (make: () => GameFile | Promise<GameFile | null>) => async (): Promise<void> => {
    try {
      const file = await make();
      if (file) download(file);
      setProblem(null);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          className="icon-button"
          aria-label={t('common.which', { what: t('common.download'), which: title })}
          title={t('common.download')}
        >
          <Icon name="download" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
            <DropdownMenu.Item onSelect={give(() => matchFile(game))}>{t('games.export')}</DropdownMenu.Item>
            {game.saved.start.kind === 'setup' && (
              <DropdownMenu.Item onSelect={give(() => recordFile(game))}>{t('score.saveRecord')}</DropdownMenu.Item>
            )}
            <DropdownMenu.Item onSelect={give(() => positionFile(game))}>{t('menu.savePosition')}</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {problem !== null && <Problem text={t('storage.unreadable')} cause={problem} />}
    </>
  );
}
