// The error boundary: says that the page broke, and lets the player download the game.

import { Component, type ReactNode } from 'react';
import { parseRoute } from '../browser/router.ts';
import { getGame } from '../match/game-store.ts';
import { present } from '../texts/i18n.ts';
import type { Key } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';

interface Props {
  children: ReactNode;
}

interface State {
  error: Error | null;
  /** Why the export of the game failed, if it did. */
  problem: string | null;
}

/** The texts may be missing. */
const say = (key: Key, otherwise: string): string => {
  const { t } = present();
  return t.has(key) ? t(key) : otherwise;
};

function goHome(): void {
  location.hash = '#/';
  location.reload();
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, problem: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly exportGame = async (id: string): Promise<void> => {
    try {
      const game = await getGame(id);
      if (game) (await import('../match/download.ts')).downloadGame(game);
      else this.setState({ problem: say('games.error.missing', 'This browser no longer has that game.') });
    } catch (error) {
      console.warn(error);
      this.setState({ problem: say('games.error.unreadable', 'Your saved games could not be read.') });
    }
  };

  override render() {
    const { error, problem } = this.state;
    if (!error) return this.props.children;
    const route = parseRoute(location.hash);
    return (
      <main className="crash" role="alert">
        <h1>{say('crash.title', 'Something went wrong')}</h1>
        <p>{say('crash.text', 'Something broke on our side. Your game is saved up to the last move.')}</p>
        <pre lang="en">{error.message}</pre>
        {problem && <p className="problem">{problem}</p>}
        <div className="button-row">
          <Button look="primary" onClick={() => location.reload()}>
            {say('crash.reload', 'Reload the page')}
          </Button>
          {route.page === 'play' && (
            <Button onClick={() => void this.exportGame(route.id)}>
              {say('crash.export', 'Export the game as a file')}
            </Button>
          )}
          <Button onClick={goHome}>{say('crash.home', 'Back to the home page')}</Button>
        </div>
      </main>
    );
  }
}
