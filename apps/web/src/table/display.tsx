// The display of Technology with its costs, the Advanced tiles on show, and the stacks behind them.

import { COLOURS, type Content, type View } from '@black-angel/rules';
import { sayStack } from '../texts/say-things.ts';
import { drawnFrom } from './drawn-from.ts';
import { Spot } from './spot.tsx';
import { Tile } from './tile.tsx';
import { useWords } from './words.ts';
import './display.css';

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

export const Display = drawnFrom(READ, function Display({ view, content }: DisplayProps) {
  const { t } = useWords();
  // The name of the place says it too.
  const cost = (count: number) => (
    <span className="place-cost" aria-hidden="true">
      {t('area.cost', { cost: count })}
    </span>
  );
  return (
    <>
      <div className="display-group">
        <div className="display-head">
          <h2 className="part-title">{t('area.display')}</h2>
          <Stacks view={view} content={content} />
        </div>
        <div className="display-row">
          {view.display.map((tile, place) => (
            <div key={place} className="place">
              <Spot target={`place:${place + 1}`} place={`place:${place + 1}`} className="tile-spot">
                <Top content={content} tile={tile} isBoost={view.options.advanced} />
              </Spot>
              {cost(content.displayCosts[place]!)}
            </div>
          ))}
        </div>
      </div>
      <div className="display-group">
        <h2 className="part-title">{t('area.advanced')}</h2>
        <div className="display-row">
          <span data-place="stack:advanced" />
          {view.advancedShow.map((tile, place) => (
            <div key={place} className="place">
              <Spot target={`show:A${place + 1}`} place={`show:A${place + 1}`} className="tile-spot">
                <Top content={content} tile={tile} />
              </Spot>
              {cost(2)}
            </div>
          ))}
        </div>
      </div>
    </>
  );
});
