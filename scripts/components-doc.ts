// npm run task components-doc: docs/components.md, every fact of the default set, and where it comes from.

import { writeFileSync } from 'node:fs';
import {
  type ComponentSet,
  defaultContent,
  FACT_RULES,
  type FactSource,
  type FactStatus,
  factsOf,
  type Hex,
} from '@black-angel/rules/components';
import {
  sayAdvanced,
  sayCost,
  sayHalCard,
  sayMission,
  sayRavager,
  sayStarting,
  sayTechnology,
} from '@black-angel/rules/texts/say';

/** What a source means. Complete by its type. */
const SOURCES: Record<FactSource, string> = {
  rulebook: 'the text or an example of the rulebook',
  appendix: 'the appendix of the rulebook; the FAQ confirms the blocks of cards',
  evenSplit: 'the simplest even split that fits the published counts',
  picture: 'printed only as a picture: our own choice',
  balance: 'printed only as a picture: our own choice, balanced by play ([balance.md](balance.md))',
};

const STATUSES: Record<FactStatus, string> = {
  published: 'stated in the text or the examples of the rulebooks',
  derived: 'not printed in words, but it follows from what is',
  reconstructed: 'printed only as pictures, so the text does not carry it',
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The status of a column, from the table of rules. */
function statusOf(pattern: string): string {
  const rule = FACT_RULES.find((one) => one.pattern === pattern);
  if (!rule) throw new Error(`there is no rule for ${pattern}`);
  return `(${rule.status})`;
}
const column = (name: string, pattern: string): string => `${name} ${statusOf(pattern)}`;

const sayHex = ({ territory, comet, ravagerIcon }: Hex): string =>
  [territory, ...(comet ? ['comet'] : []), ...(ravagerIcon ? ['icon'] : [])].join(' + ');
const cell = ([row, place]: [number, number]): string => `row ${row + 1} column ${place + 1}`;

function origins(set: ComponentSet): string {
  const counts = new Map<string, number>();
  for (const { rule } of factsOf(set)) counts.set(rule.pattern, (counts.get(rule.pattern) ?? 0) + 1);
  return table(
    ['entry', 'facts', 'status', 'source'],
    FACT_RULES.map(({ pattern, status, source }) => [
      `\`${pattern}\``,
      String(counts.get(pattern) ?? 0),
      status,
      SOURCES[source],
    ]),
  );
}

const strips = ({ strips: all }: ComponentSet): string =>
  table(
    ['strip', 'face', ...[0, 1, 2, 3, 4].map((i) => `hex ${i + 1}`)],
    all.flatMap(({ strip, faces }) =>
      (['A', 'B'] as const).map((face) => [String(strip), face, ...faces[face].map(sayHex)]),
    ),
  );

const missions = ({ missions: all }: ComponentSet): string =>
  table(
    [
      'card',
      column('colour', 'missions.*.colour'),
      column('effect', 'missions.*.effect'),
      column('reward', 'missions.*.reward'),
      column('icons', 'missions.*.technology'),
    ],
    all.map((card) => [
      card.id,
      card.colour,
      sayMission(card, 'en'),
      sayCost(card.reward, 'en'),
      card.technology.join(', '),
    ]),
  );

const ravagers = ({ ravagers: all }: ComponentSet): string =>
  table(
    [
      'card',
      column('action', 'ravagers.*.action'),
      column('effect', 'ravagers.*.effect.kind'),
      column('colour', 'ravagers.*.effect.colour'),
    ],
    all.map((card) => [
      card.id,
      String(card.action),
      sayRavager(card, 'en'),
      'colour' in card.effect ? card.effect.colour : '',
    ]),
  );

const technology = ({ technology: all }: ComponentSet): string =>
  table(
    ['tile', column('standard side', 'technology.*.standard'), column('boost side', 'technology.*.boost')],
    all.map((tile) => {
      const { standard, boost } = sayTechnology(tile, 'en');
      return [tile.id, standard, boost];
    }),
  );

const otherTiles = ({ startingTechnology, advancedTechnology }: ComponentSet): string =>
  table(
    ['tile', `effect ${statusOf('startingTechnology.*.oneOf')}; what an Advanced tile counts is derived`],
    [
      ...startingTechnology.map((tile) => [tile.id, sayStarting(tile, 'en')]),
      ...advancedTechnology.map((tile) => [tile.id, sayAdvanced(tile, 'en')]),
    ],
  );

const hal = ({ hal: { cards, vpPer } }: ComponentSet): string =>
  [
    table(
      ['card', column('both halves', 'hal.cards.*.top')],
      cards.map((card) => [card.id, sayHalCard(card, 'en')]),
    ),
    '',
    table(
      ['what Hal gains', 'VP'],
      Object.entries(vpPer).map(([goods, vp]) => [
        `${goods} ${statusOf(goods === 'resource' ? 'hal.vpPer.resource' : 'hal.vpPer.*')}`,
        String(vp),
      ]),
    ),
  ].join('\n');

const boards = ({ dieFaces, actions, display, playerBoard, turnOrderAdvantage }: ComponentSet): string =>
  table(
    ['board', 'fact', 'status'],
    [
      ['dice', `faces ${dieFaces.join(' ')}, opposite faces differ by 2`, 'published'],
      [
        'ship',
        `${actions.map(({ number, colour, action }) => `${number} ${action} (${colour})`).join(', ')}; clockwise`,
        'reconstructed; that action 3 is gray is published',
      ],
      [
        'display',
        `places that cost ${display.costs.join(' ')}; new tiles enter at the first`,
        'reconstructed; the costs and at least three places that cost 1 are published or derived',
      ],
      ['player board', `starting tiles at ${playerBoard.startCells.map(cell).join(', ')}`, 'reconstructed'],
      ['player board', `black arrows at ${playerBoard.blackArrows.join(' and ')}`, 'reconstructed'],
      ...Object.entries(turnOrderAdvantage).map(([place, { resource = 0, reserveDie = 0 }]) => [
        'turn order',
        `player ${place}: ${resource} resources${reserveDie ? ', reserves a die' : ''}`,
        'resources reconstructed, the die published',
      ]),
    ],
  );

const GEOMETRY = `A hex is (strip s, column c): s = 0 nearest the ship board, c = 0–4, middle 2. The V points to the ship board, so a hex lies
half a step farther away for each column outward. Neighbours of (s, c): (s−1, c), (s+1, c); in the next column
**outward** (s, ·) and (s−1, ·); in the next column **inward** (s, ·) and (s+1, ·). The middle hex has both its side columns outward.`;

const NOTES = `- Strips: 7 with two faces of five hexes, each a territory or an asteroid field (published reviews).
- Ravagers: 061–066 damage the next action clockwise (6 → 1); the cube overflows to a supply die of that action's colour. 067–072 damage
  an undamaged supply die. 061–072 never cost VP; 073–090 cost 1 VP when they cannot be paid.
- Boosts \`dieToThree\` and \`dieToAnyColour\`: the die may be a bought one. \`reserveDie\`: in Sequence B, for nothing, besides the paid one.
- Advanced tiles: Starting tiles count in the grid and as ejected Technology, Advanced ones do not count as ejected Technology **[ruling]**.
- Hal: a failed action, an ejected card and a comet are 3 VP each (published).`;

export function componentsDocText(set: ComponentSet = defaultContent.set): string {
  const parts: [title: string, text: string][] = [
    ['Where each fact comes from', origins(set)],
    [
      'Space strips (reconstructed)',
      `Ravager icons stand only where a card can lie, so none on asteroids (derived).\n\n${strips(set)}`,
    ],
    ['Space geometry (derived)', GEOMETRY],
    ['Mission cards', missions(set)],
    ['Ravager cards', ravagers(set)],
    ['Technology tiles', technology(set)],
    ['Starting and Advanced tiles', otherTiles(set)],
    ['Hal', hal(set)],
    ['Boards and turn order', boards(set)],
    ['Notes', NOTES],
  ];
  return `# Components: what is on each card, tile and board

\`npm run task components-doc\` writes this file from [default-set.json](../packages/rules/src/content/default-set.json) and from the table of
origins in [facts.ts](../packages/rules/src/content/facts.ts). Each fact is one of:
${Object.entries(STATUSES)
  .map(([status, text]) => `- **${status}**: ${text};`)
  .join('\n')
  .replace(/;$/, '.')}

An owner of the printed game puts in what is really printed on the page \`#/workshop\`, plays with it, and sends a report of the
confirmed facts. CONTRIBUTING, recipe 18, says how they become the next default set. Sets as files: [notation.md](notation.md).

${parts.map(([title, text]) => `## ${title}\n${text}`).join('\n\n')}
`;
}

if (import.meta.main) writeFileSync(new URL('../docs/components.md', import.meta.url), componentsDocText());
