// The sheet itself: a row for each source, a column for each player.

import type { Result } from '@black-angel/engine';
import type { MatchInfo } from '@black-angel/match';
import type { Content } from '@black-angel/rules/components';
import type { SeatNames } from '@black-angel/words';
import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { AdvancedTileArt } from '../art/tiles.tsx';
import { sayNumber } from '../texts/index.ts';
import { seatArtOf } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';
import { type SeatScore, usedSources } from './score-sources.ts';

interface Props {
  info: MatchInfo;
  names: SeatNames;
  scores: readonly SeatScore[];
  result: Result;
  content: Content;
}

export function ScoreTable({ info, names, scores, result, content }: Props) {
  const { t } = useWords();
  const number = (vp: number): string => sayNumber(vp, t.language);
  const hasItems = scores.some(({ items }) => items !== null);
  return (
    <table className="score-table">
      <caption className="visually-hidden">{t('score.sources')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('score.sources')}</span>
          </th>
          {scores.map((_, seat) => (
            <th key={seat} scope="col" className={result.winners.includes(seat) ? 'score-winner' : ''}>
              <span className="score-player">
                <span className="score-shape">
                  <PlayerShape seat={seatArtOf(info, seat)} />
                </span>
                <span className="score-name" title={names.names[seat]}>
                  {names.names[seat]}
                </span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {usedSources(scores).map((source) => (
          <Row
            key={source}
            label={t(`score.source.${source}`)}
            cells={scores.map(({ sources }) => (sources[source] === 0 ? '–' : number(sources[source])))}
          />
        ))}
        <Row label={t('score.during')} className="score-sum" cells={scores.map(({ during }) => number(during))} />
        <Row
          label={t('score.advanced')}
          cells={scores.map(({ advanced, advancedVp }) => (
            <>
              {number(advancedVp)}
              <AdvancedTiles tiles={advanced} content={content} />
            </>
          ))}
        />
        <Row
          label={t('score.items')}
          help={hasItems ? '' : t('score.noItems')}
          cells={scores.map(({ items }) => (items ? number(items.vp) : '–'))}
        />
      </tbody>
      <tfoot>
        <Row
          label={t('score.total')}
          className="score-total"
          cells={result.vp.map((vp, seat) => (
            <>
              {result.winners.includes(seat) && (
                <span className="score-trophy">
                  <Icon name="trophy" />
                </span>
              )}
              {number(vp)}
            </>
          ))}
        />
      </tfoot>
    </table>
  );
}

interface RowProps {
  label: string;
  help?: string;
  className?: string;
  cells: readonly React.ReactNode[];
}

function Row({ label, help = '', className = '', cells }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">
        {label}
        {help !== '' && <span className="field-help">{help}</span>}
      </th>
      {cells.map((cell, seat) => (
        <td key={seat}>{cell}</td>
      ))}
    </tr>
  );
}

function AdvancedTiles({ tiles, content }: { tiles: SeatScore['advanced']; content: Content }) {
  const { t } = useWords();
  if (tiles.length === 0) return null;
  return (
    <ul className="score-tiles">
      {tiles.map(({ tile, vp, limit }) => {
        const printed = content.set.advancedTechnology.find(({ id }) => id === tile);
        const note = t('score.limitNote', { vp, limit });
        return (
          <li key={tile} title={note}>
            {printed && (
              <span className="score-tile">
                <AdvancedTileArt tile={printed} />
              </span>
            )}
            <span aria-hidden="true">{vp}</span>
            <span className="visually-hidden">
              {printed && t(`tile.advancedKind.${printed.kind}`, { vp: printed.vpPer })}: {note}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
