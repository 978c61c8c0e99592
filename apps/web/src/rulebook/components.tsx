// Every card and tile of the default set: drawn, and with the text that is made from its data.

import type { ColourName } from '@black-angel/rules';
import { defaultContent, FACT_RULES } from '@black-angel/rules/components';
import {
  Parts,
  sayAdvanced,
  sayHalCard,
  sayMission,
  sayRavager,
  sayReward,
  sayStarting,
  sayTechnology,
} from '@black-angel/words';
import type { ReactNode } from 'react';
import { HalCardArt } from '../art/hal-card.tsx';
import { MissionCardArt } from '../art/mission-card.tsx';
import { RavagerCardArt } from '../art/ravager-card.tsx';
import { AdvancedTileArt, StartingTileArt, TechnologyTileArt } from '../art/tiles.tsx';
import type { T } from '../texts/texts.ts';
import { useWords } from '../ui/use-words.ts';
import { useReader } from './place.tsx';

const CARD_GROUPS = ['missions', 'ravagers', 'technology', 'startingTechnology', 'advancedTechnology', 'hal'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

export interface Component {
  id: string;
  group: CardGroup;
  /** Its number or its colour. */
  name: string;
  lines: readonly string[];
  art: ReactNode;
}

const { set } = defaultContent;

/** Equal tiles are shown once, with their number. */
function oncePerKind<Tile extends { kind: string }>(tiles: readonly Tile[]): { tile: Tile; copies: number }[] {
  const first = tiles.filter((tile, i) => tiles.findIndex(({ kind }) => kind === tile.kind) === i);
  return first.map((tile) => ({ tile, copies: tiles.filter(({ kind }) => kind === tile.kind).length }));
}

export function allComponents(t: T): Component[] {
  const language = t.language;
  const parts = new Parts(t, defaultContent);
  const tileName = (colour: ColourName): string => parts.t('rulebook.tileName', { colour: parts.colour(colour) });
  return [
    ...set.missions.map((mission) => ({
      id: mission.id,
      group: 'missions' as const,
      name: parts.t('rulebook.cardName', { id: mission.id, colour: parts.colour(mission.colour) }),
      lines: [sayMission(mission, language), sayReward(mission.reward, language)],
      art: <MissionCardArt mission={mission} />,
    })),
    ...set.ravagers.map((ravager) => ({
      id: ravager.id,
      group: 'ravagers' as const,
      name: `${ravager.id} · ${t('workshop.action', { number: ravager.action })}`,
      lines: [sayRavager(ravager, language)],
      art: <RavagerCardArt ravager={ravager} />,
    })),
    ...set.technology.map((tile) => {
      const said = sayTechnology(tile, language);
      return {
        id: tile.id,
        group: 'technology' as const,
        name: tileName(tile.colour),
        lines: [`${t('rulebook.standardSide')} ${said.standard}`, `${t('rulebook.boostSide')} ${said.boost}`],
        art: (
          <>
            <TechnologyTileArt tile={tile} side="standard" />
            <TechnologyTileArt tile={tile} side="boost" />
          </>
        ),
      };
    }),
    ...set.startingTechnology.map((tile) => ({
      id: tile.id,
      group: 'startingTechnology' as const,
      name: tileName(tile.colour),
      lines: [sayStarting(tile, language)],
      art: <StartingTileArt tile={tile} />,
    })),
    ...oncePerKind(set.advancedTechnology).map(({ tile, copies }) => ({
      id: tile.id,
      group: 'advancedTechnology' as const,
      name: t('rulebook.copies', { number: copies }),
      lines: [sayAdvanced(tile, language)],
      art: <AdvancedTileArt tile={tile} />,
    })),
    ...set.hal.cards.map((card) => ({
      id: `hal-${card.id}`,
      group: 'hal' as const,
      name: card.id,
      lines: [sayHalCard(card, language)],
      art: <HalCardArt card={card} />,
    })),
  ];
}

/** How well the facts of a kind of component are known. */
function Known({ group }: { group: CardGroup }) {
  const { t } = useWords();
  const rules = FACT_RULES.filter(({ pattern }) => pattern.startsWith(group === 'hal' ? 'hal.cards.' : `${group}.`));
  const factOf = (pattern: string): string => pattern.split('.')[group === 'hal' ? 3 : 2]!;
  return (
    <p className="rulebook-known">
      {rules.map(({ pattern, status }) => (
        <span key={pattern} className={`status status-${status}`}>
          {t('rulebook.of', {
            what: t(`workshop.fact.${factOf(pattern) as 'effect'}`),
            value: t(`workshop.status.${status}`),
          })}
        </span>
      ))}
    </p>
  );
}

export function ComponentCards({ components }: { components: readonly Component[] }) {
  const { place } = useReader();
  return (
    <ul className="component-cards">
      {components.map(({ id, group, name, lines, art }) => (
        <li key={id} id={`card-${id}`} tabIndex={-1} className={id === place ? 'rule-linked' : ''}>
          <span className={`component-art component-${group}`}>{art}</span>
          <div>
            <strong>{name}</strong>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ComponentList() {
  const { t } = useWords();
  const all = allComponents(t);
  return (
    <>
      <p className="rulebook-text">{t('rulebook.cardsText')}</p>
      {CARD_GROUPS.map((group) => (
        <section key={group} className="rulebook-section">
          <h3>{t(`rulebook.cardGroup.${group}`)}</h3>
          <Known group={group} />
          <ComponentCards components={all.filter((one) => one.group === group)} />
        </section>
      ))}
    </>
  );
}
