// The display of Technology with its costs, the Advanced tiles on show, and the stacks behind them.

import './display.css';
import type { View } from '@black-angel/engine';
import { COLOURS } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import type { CSSProperties } from 'react';
import { sayStack } from '../texts/say-things.ts';
import { drawnFrom } from './drawn-from.ts';
import { Spot } from './spot.tsx';
import { Tile } from './tile.tsx';
import { useWords } from './words.ts';

const READ = ['display', 'advancedShow', 'stacks', 'stackTops', 'options'] as const;

interface DisplayProps {
  view: Pick<View, (typeof READ)[number]>;
  content: Content;
}

/** A tile, if one lies there. */
function Top({ tile, ...rest }: { content: Content; tile: number | null; isBoost?: boolean }) {
  return tile === null ? null : <Tile tile={tile} {...rest} />;
}

function Stacks({ view, content }: DisplayProps) {
  const { t } = useWords();
  return (
    <div className="stacks">
      {COLOURS.map((name, colour) => (
        <span
          key={name}
          className="stack"
          role="img"
          aria-label={sayStack(t, colour, view, content)}
          data-place={`stack:${name}`}
          data-tip={`stack:${name}`}
        >
          <Top content={content} tile={view.stackTops[colour]!} isBoost={view.options.advanced} />
          <span className="deck-count">{view.stacks[colour]}</span>
        </span>
      ))}
    </div>
  );
}

/** Neighbours of one cost share a label. The name of a place says its cost too. */
function Costs({ costs }: { costs: readonly number[] }) {
  const { t } = useWords();
  const groups: { cost: number; places: number }[] = [];
  for (const cost of costs) {
    const last = groups.at(-1);
    if (last?.cost === cost) last.places++;
    else groups.push({ cost, places: 1 });
  }
  return groups.map(({ cost, places }, i) => (
    <span key={i} className="place-cost" style={{ gridColumn: `span ${places}` }} aria-hidden="true">
      {t('area.cost', { cost })}
    </span>
  ));
}

const ADVANCED_COST = 2;

export const Display = drawnFrom(READ, function Display({ view, content }: DisplayProps) {
  const { t } = useWords();
  const { display, advancedShow, options } = view;
  return (
    <>
      <div className="display-group" style={{ '--places': display.length } as CSSProperties}>
        <div className="display-head">
          <h2 className="part-title">{t('area.display')}</h2>
          <Stacks view={view} content={content} />
        </div>
        <div className="display-row">
          {display.map((tile, place) => (
            <Spot key={place} target={`place:${place + 1}`} place={`place:${place + 1}`} className="tile-spot">
              <Top content={content} tile={tile} isBoost={options.advanced} />
            </Spot>
          ))}
          <Costs costs={display.map((_, place) => content.displayCosts[place]!)} />
        </div>
      </div>
      <div className="display-group" style={{ '--places': advancedShow.length } as CSSProperties}>
        <div className="display-head">
          <h2 className="part-title">{t('area.advanced')}</h2>
        </div>
        <div className="display-row">
          <span className="advanced-stack" data-place="stack:advanced" />
          {advancedShow.map((tile, place) => (
            <Spot key={place} target={`show:A${place + 1}`} place={`show:A${place + 1}`} className="tile-spot">
              <Top content={content} tile={tile} />
            </Spot>
          ))}
          <Costs costs={advancedShow.map(() => ADVANCED_COST)} />
        </div>
      </div>
    </>
  );
});
