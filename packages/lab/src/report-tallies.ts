// The part of the report about the game rather than the bots: which things are done, how often, by which seat.

import { percent } from './say.ts';
import type { TournamentResult } from './summary.ts';
import { escapeText } from './svg.ts';
import type { Role, RoleTally, Tallies } from './tallies.ts';

type Row = readonly (string | number)[];

function table(caption: string, head: Row, rows: readonly Row[]): string {
  const cells = (row: Row, tag: 'th' | 'td'): string =>
    row.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join('');
  return `<div class="scroll"><table><caption>${escapeText(caption)}</caption><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells(row, 'td')}</tr>`)
    .join('')}</tbody></table></div>`;
}

const NAMES: Record<Role, string> = { candidate: 'candidate', field: 'field', hal: 'Hal' };

const rolesOf = ({ byRole }: Tallies): [Role, RoleTally][] => Object.entries(byRole) as [Role, RoleTally][];

const a = (count: number, games: number): string => (count / games).toFixed(2);

function actionTable(tallies: Tallies): string {
  const roles = rolesOf(tallies);
  const rows: Row[] = [1, 2, 3, 4, 5, 6].map((action) => [
    `action ${action}`,
    ...roles.map(([, tally]) => a(tally.actions[action - 1]!, tally.seatGames)),
  ]);
  rows.push(['Sequence B', ...roles.map(([, tally]) => a(tally.sequenceBs, tally.seatGames))]);
  return table('A seat and game, on average', ['', ...roles.map(([role]) => NAMES[role])], rows);
}

function boostTable(tallies: Tallies): string {
  const roles = rolesOf(tallies);
  const kinds = [...new Set(roles.flatMap(([, tally]) => Object.keys(tally.boosts)))].sort();
  if (kinds.length === 0) return '';
  const rows = kinds.map((kind) => [kind, ...roles.map(([, tally]) => a(tally.boosts[kind] ?? 0, tally.seatGames))]);
  return table('Boosts used, a seat and game', ['', ...roles.map(([role]) => NAMES[role])], rows);
}

function seatTable(tallies: Tallies, players: number): string {
  const rows = tallies.bySeat.map(({ winShare, vp, sequenceBs }, seat) => [
    seat < players ? `seat ${seat + 1}` : 'Hal',
    percent(winShare),
    vp.toFixed(1),
    sequenceBs.toFixed(2),
  ]);
  return table('Seats, with any bot', ['', 'win share', 'VP', 'Sequence B'], rows);
}

function lengthTable({ endings, rounds, moves }: Tallies): string {
  const spread = (name: string, { least, mean, most }: Tallies['rounds']): Row => [name, least, mean.toFixed(1), most];
  const games = endings.spes + endings.ravagers;
  const share = (count: number): string => `${count} (${percent(count / games)})`;
  return (
    table('Length', ['', 'least', 'mean', 'most'], [spread('rounds', rounds), spread('moves', moves)]) +
    table('Endings', ['at Spes', 'by Ravagers'], [[share(endings.spes), share(endings.ravagers)]])
  );
}

function missionTable({ missions }: Tallies): string {
  const rows = Object.entries(missions)
    .sort(([, one], [, other]) => other.placed - one.placed)
    .map(([card, { placed, activated, placedByWinners }]) => [
      card,
      placed,
      activated,
      placed === 0 ? '–' : (activated / placed).toFixed(2),
      placed === 0 ? '–' : percent(placedByWinners / placed, 0),
    ]);
  const head = ['card', 'placed', 'activated', 'activations a placement', 'placed by a winner'];
  return `<details><summary>Missions by card (${rows.length})</summary>${table('All games', head, rows)}</details>`;
}

function ravagerTable({ ravagers }: Tallies): string {
  const rows = Object.entries(ravagers).map(([card, { destroyed, struck, played, playedByWinners }]) => [
    card,
    destroyed,
    struck,
    played,
    played === 0 ? '–' : percent(playedByWinners / played, 0),
  ]);
  const head = ['card', 'destroyed', 'met at an action', 'played', 'played by a winner'];
  return `<details><summary>Ravagers by card (${rows.length})</summary>${table('All games', head, rows)}</details>`;
}

export const tallySection = ({ tallies, settings }: TournamentResult): string =>
  `<h2>The game itself</h2>
${[
  lengthTable(tallies),
  seatTable(tallies, settings.options.players),
  actionTable(tallies),
  boostTable(tallies),
  missionTable(tallies),
  ravagerTable(tallies),
].join('\n')}`;
