// Five kinds of Ravagers, one for each effect, on a 24×24 grid. Every face is drawn as its left half and mirrored.

import type { RavagerEffect } from '@black-angel/rules/components';
import { RavagerMask } from './glyphs-goods.tsx';

interface Face {
  /** Left half of the outline, closed along the axis x = 12. */
  readonly half: string;
  /** Eyes of the left half. */
  readonly eyes: string;
  /** Dark lines of the left half. */
  readonly scars: string;
}

type Drawn = Exclude<RavagerEffect['kind'], 'damageNextAction'>;

const FACES: Record<Drawn, Face> = {
  // The crusher: mandibles that close on a die.
  damageSupplyDie: {
    half: 'M12 3.2 8.4 4.8 4.8 1.4 4.6 6.6.8 8l2.2 4L1 16.6l3.4 6.6L9 20.6 7.2 17l2.4-2.2L12 16.4Z',
    eyes: 'M12 7.4C9.8 7.4 8 8.6 7.2 10c.8 1.4 2.6 2.6 4.8 2.6Z',
    scars: 'M4.6 6.6 7 9M3 12l3.4.6M4.4 18.6l2.8-1.6',
  },
  // The manta: wide wings, four eyes.
  discardMission: {
    half: 'M12 4.6 9.2 6.8C6.4 3.4 3 2.8.2 4.6 2.2 7.6 2.8 10.8 2 15c2.4-1.8 4.6-1.4 6 .8l1.4 4.4L12 23.8Z',
    eyes: 'M4.4 7.8 9.8 10.2 8.8 12 5.4 10.6ZM8 13.6l2.8 1.2-.6 1.6-1.6-.8Z',
    scars: 'M12 10v3.4M12 17v3.4',
  },
  // The serpent: a hood and fangs, which feeds on its own kind.
  discardRavager: {
    half: 'M12 .6C8 1.8 5 4.8 3.4 8.8L.6 7.4C.8 12 3 15.2 6.6 16.6L8 19l1 4.8 1.6-3.8L12 21Z',
    eyes: 'M5.8 8.6 10.8 12.4 9.8 14.4 6.6 12Z',
    scars: 'M12 3.6v4.8M3.4 8.8l1.4 3.2',
  },
  // The kraken: arms that seize a robot.
  placeRobot: {
    half: 'M12 1C7.2 1 4.4 4.4 4.4 9c0 2 .4 3.4 1 4.6C3.2 14.4 1.8 16.2.8 20c2.2-2 4-2.6 5.6-2.4C5.4 19.4 5 21.2 5.2 23.6c1.4-2.6 3-4.4 4.6-5l.6 4.2L12 19.4Z',
    eyes: 'M5.8 9 11 11.6 9.8 13.6 6.8 12.2Z',
    scars: 'M12 3.6v4M7.6 5.6l1.6 2',
  },
};

const MIRROR = 'matrix(-1 0 0 1 24 0)';

export function RavagerFace({ kind }: { kind: RavagerEffect['kind'] }) {
  if (kind === 'damageNextAction') return <RavagerMask />;
  const { half, eyes, scars } = FACES[kind];
  return (
    <>
      <g stroke="var(--ravager-abyss)" strokeWidth="1.6" strokeLinejoin="round">
        <path d={half} />
        <path d={half} transform={MIRROR} />
      </g>
      <path d={half} fill="var(--ravager)" />
      <path d={half} fill="var(--ravager-shade)" transform={MIRROR} />
      <path d={scars} fill="none" stroke="var(--ravager-abyss)" strokeWidth="0.9" strokeLinecap="round" />
      <path
        d={scars}
        fill="none"
        stroke="var(--ravager-abyss)"
        strokeWidth="0.9"
        strokeLinecap="round"
        transform={MIRROR}
      />
      <path d={eyes} fill="var(--ravager-eye)" />
      <path d={eyes} fill="var(--ravager-eye)" transform={MIRROR} />
      {kind === 'damageSupplyDie' && <path d="M12 7.8l1 2.2-1 2.2-1-2.2Z" fill="var(--ravager-abyss)" />}
    </>
  );
}
