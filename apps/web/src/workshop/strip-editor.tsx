// A face of a strip: choose a hex, then what is printed on it.

import { COLOURS } from '@black-angel/rules';
import type { Hex } from '@black-angel/rules/components';
import { useState } from 'react';
import { useWords } from '../ui/use-words.ts';
import { Choice, Flag, Row } from './controls.tsx';
import { FactField } from './fact-field.tsx';
import { sayGround, sayHex } from './say-fact.ts';
import { StripFace } from './unit-art.tsx';
import { useFact, useWorkshop } from './workshop-context.tsx';

const TERRITORIES = [...COLOURS, 'asteroid'] as const;

/** Only what is there: a flag that is off is left out, as in the default set. */
const hexOf = ({ territory, comet, ravagerIcon }: Hex): Hex => ({
  territory,
  ...(comet && { comet }),
  ...(ravagerIcon && { ravagerIcon }),
});

export function StripEditor({ unit }: { unit: string }) {
  const { t } = useWords();
  const [hexes] = useFact<Hex[]>(unit);
  const { confirmed } = useWorkshop();
  const [chosen, choose] = useState(0);
  return (
    <>
      <StripFace
        hexes={hexes}
        seed={Number(unit.replace(/\D/g, '')) * 10}
        draw={(column, art) => (
          <button
            type="button"
            className={`workshop-hex ${confirmed.has(`${unit}[${column}]`) ? 'is-confirmed' : ''}`}
            aria-pressed={column === chosen}
            aria-label={t('common.which', {
              what: t('workshop.hex', { number: column + 1 }),
              which: sayHex(t, hexes[column]!),
            })}
            onClick={() => choose(column)}
          >
            {art}
          </button>
        )}
      />
      <HexForm key={chosen} path={`${unit}[${chosen}]`} />
    </>
  );
}

function HexForm({ path }: { path: string }) {
  const { t } = useWords();
  const [hex, change] = useFact<Hex>(path);
  return (
    <FactField path={path}>
      <Choice
        label={t('workshop.territory')}
        value={hex.territory}
        options={TERRITORIES.map((value) => ({ value, label: sayGround(t, value), icon: value }))}
        // No Ravager icon stands on an asteroid field (A2.C4).
        onChange={(territory) =>
          change(hexOf({ ...hex, territory, ravagerIcon: territory !== 'asteroid' && hex.ravagerIcon === true }))
        }
      />
      <Row>
        <Flag
          label={t('workshop.comet')}
          icon="comet"
          isOn={hex.comet === true}
          onChange={(comet) => change(hexOf({ ...hex, comet }))}
        />
        <Flag
          label={t('workshop.ravagerIcon')}
          icon="ravager"
          isOn={hex.ravagerIcon === true}
          onChange={(ravagerIcon) => change(hexOf({ ...hex, ravagerIcon }))}
        />
      </Row>
    </FactField>
  );
}
