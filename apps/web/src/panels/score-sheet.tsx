// The end of the game: who won, where the VP came from, how it went, and what to do now.

import { Button } from '../ui/button.tsx';
import './score-sheet.css';
import type { Ending, GameRecord, Result, Viewer } from '@black-angel/engine';
import type { Entry, MatchInfo } from '@black-angel/match';
import type { Content } from '@black-angel/rules/components';
import type { SeatNames } from '@black-angel/words';
import { namesOf } from '@black-angel/words';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { makeHash } from '../browser/router.ts';
import { dailyDateOf } from '../community/daily-game.ts';
import { COMMUNITY } from '../community/lazy-parts.ts';
import { playAgain } from '../match/start-game.ts';
import type { T } from '../texts/texts.ts';
import { Dialog, DialogDescription } from '../ui/dialog.tsx';
import { StorageProblem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { decidingGain } from './deciding-gain.ts';
import { sayDecidingGain } from './say-deciding-gain.ts';
import { ScorePlot } from './score-plot.tsx';
import { ScoreShare } from './score-share.tsx';
import { scoreSources } from './score-sources.ts';
import { ScoreTable } from './score-table.tsx';
import { TurningPoints } from './turning-points.tsx';

const DailyEntry = COMMUNITY.part('DailyEntry', null, false);

interface Props {
  info: MatchInfo;
  /** All of them. */
  entries: readonly Entry[];
  /** VP of every seat at each moment. */
  scores: readonly (readonly number[])[];
  result: Result;
  ending: Ending;
  viewer: Viewer;
  content: Content;
  /** Null when the game began from a position. */
  getRecord(): Promise<GameRecord | null>;
  /** Buttons for what comes next; null for those of a game in this browser. */
  finish: ReactNode | null;
  onReplay(): void;
  /** Shows a moment in the replay. */
  onGo(index: number): void;
  onClose(): void;
}

export function ScoreSheet(props: Props) {
  const { info, entries, scores, result, ending, viewer, content, getRecord, finish, onReplay, onGo, onClose } = props;
  const { t } = useWords();
  // Nobody of those who share a device is "you".
  const isShared = finish === null && info.seats.filter(({ kind }) => kind === 'person').length > 1;
  const reader = isShared ? 'spectator' : viewer;
  const names = namesOf(info, reader, t);
  const sources = useMemo(() => scoreSources(entries, scores[0] ?? []), [entries, scores]);
  const gain = decidingGain(sources, result, reader);
  const [problem, setProblem] = useState<Error | null>(null);
  const again = (): void => void playAgain(info).catch((error: Error) => setProblem(error));
  const daily = dailyDateOf(info);
  const list = new Intl.ListFormat(t.language, { type: 'conjunction' });
  const standing = list.format(result.vp.map((vp, seat) => `${names.names[seat]} ${t('count.vp', { count: vp })}`));
  return (
    <Dialog
      title={t('score.title')}
      size="wide"
      isReading
      isDescribed
      onClose={onClose}
      foot={
        <>
          <ScoreShare sayText={(seed) => t('score.shareText', { result: standing, seed })} getRecord={getRecord} />
          <Button onClick={onReplay}>
            <Icon name="eye" />
            {t('score.review')}
          </Button>
          {(info.seed !== null || finish !== null) && (
            <a className="button" href={makeHash({ page: 'review', id: info.id, isOnline: finish !== null })}>
              <Icon name="hint" />
              {t('score.skill')}
            </a>
          )}
          {finish ?? (
            <>
              <a className="button" href={makeHash({ page: 'new' })}>
                {t('score.newGame')}
              </a>
              <Button look="primary" onClick={again}>
                {t('score.playAgain')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="score-sheet">
        {problem !== null && <StorageProblem error={problem} />}
        <DialogDescription>
          <div className="score-outcome">
            <p className="score-verdict">{verdict(info, names, result, t)}</p>
            {ending !== 'none' && (
              <p className="score-ending">{t(ending === 'spes' ? 'score.bySpes' : 'score.byRavagers')}</p>
            )}
            {gain && <p className="score-decided">{sayDecidingGain(t, gain, content, names)}</p>}
          </div>
        </DialogDescription>
        {daily !== null && <DailyEntry date={daily} result={result} getRecord={getRecord} />}
        <div className="score-parts">
          <ScoreTable info={info} names={names} scores={sources} result={result} content={content} />
          <div className="score-course">
            <ScorePlot info={info} names={names} entries={entries} scores={scores} />
            <TurningPoints info={info} names={names} entries={entries} result={result} viewer={reader} onGo={onGo} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function verdict(info: MatchInfo, names: SeatNames, { vp, winners }: Result, t: T): string {
  const [winner = 0] = winners;
  const list = new Intl.ListFormat(t.language, { type: 'conjunction' });
  if (winners.length > 1) return t('score.shared', { names: list.format(winners.map((seat) => names.names[seat]!)) });
  if (info.options.hal !== null) {
    if (winner === 0) return t('score.beatHal', { vp: t('count.vp', { count: vp[0]! - vp[1]! }) });
    return t(vp[0] === vp[1] ? 'score.halTie' : 'score.halWins');
  }
  if (winner === names.viewer && info.seats.filter(({ kind }) => kind === 'person').length === 1)
    return t('score.youWin');
  return t('score.wins', { name: names.names[winner] ?? '' });
}
