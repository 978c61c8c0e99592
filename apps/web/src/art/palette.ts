// Names of the custom properties of theme.css, so that no drawing spells a colour.

import type { ColourName } from '@black-angel/rules';

export type Seat = number | 'neutral' | 'hal';
export type Shape = 'disc' | 'square' | 'triangle' | 'star' | 'diamond' | 'eye';

const SHAPES = ['disc', 'square', 'triangle', 'star'] as const;

export function shapeOf(seat: Seat): Shape {
  if (seat === 'hal') return 'eye';
  if (seat === 'neutral') return 'diamond';
  return SHAPES[seat] ?? 'diamond';
}

export interface Tones {
  readonly main: string;
  readonly light: string;
  readonly deep: string;
}

export function seatTones(seat: Seat): Tones {
  const name = typeof seat === 'number' && seat > 3 ? 'neutral' : seat;
  return { main: `var(--seat-${name})`, light: `var(--seat-${name}-light)`, deep: `var(--seat-${name}-deep)` };
}

export interface TerritoryTones extends Tones {
  readonly shade: string;
  readonly abyss: string;
}

export function territoryTones(colour: ColourName): TerritoryTones {
  return {
    main: `var(--${colour})`,
    light: `var(--${colour}-light)`,
    shade: `var(--${colour}-shade)`,
    deep: `var(--${colour}-deep)`,
    abyss: `var(--${colour}-abyss)`,
  };
}
