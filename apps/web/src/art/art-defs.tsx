// Gradients shared by all drawings. The app mounts this once; drawings refer to them by id.

import { territoryTones } from './palette.ts';
import { BackdropGradients, HullGradients, LogoGradient } from './scene-gradients.tsx';

const TERRITORIES = ['orange', 'gray', 'green'] as const;

function Stops({ of }: { of: readonly (readonly [number, string, number?])[] }) {
  return of.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity ?? 1} />
  ));
}

export function ArtDefs() {
  return (
    <svg className="art-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {TERRITORIES.map((colour) => {
          const tones = territoryTones(colour);
          return (
            <g key={colour}>
              <linearGradient id={`art-face-${colour}`} x1="0" y1="0" x2="0.6" y2="1">
                <Stops
                  of={[
                    [0, tones.light],
                    [0.45, tones.main],
                    [1, tones.shade],
                  ]}
                />
              </linearGradient>
              <linearGradient id={`art-band-${colour}`} x1="0" y1="0" x2="1" y2="0.3">
                <Stops
                  of={[
                    [0, tones.main],
                    [0.6, tones.light],
                    [1, tones.main],
                  ]}
                />
              </linearGradient>
              <linearGradient id={`art-ground-${colour}`} x1="0" y1="0" x2="0.4" y2="1">
                <Stops
                  of={[
                    [0, tones.deep],
                    [1, tones.abyss],
                  ]}
                />
              </linearGradient>
              <radialGradient id={`art-sphere-${colour}`} cx="0.32" cy="0.3" r="0.8">
                <Stops
                  of={[
                    [0, tones.light],
                    [0.4, tones.main],
                    [0.85, tones.shade],
                    [1, tones.deep],
                  ]}
                />
              </radialGradient>
              <radialGradient id={`art-nebula-${colour}`} cx="0.5" cy="0.5" r="0.5">
                <Stops
                  of={[
                    [0, tones.main, 0.5],
                    [0.5, tones.shade, 0.25],
                    [1, tones.shade, 0],
                  ]}
                />
              </radialGradient>
            </g>
          );
        })}
        <radialGradient id="art-nebula-rock" cx="0.5" cy="0.5" r="0.5">
          <Stops
            of={[
              [0, 'var(--rock-shade)', 0.5],
              [1, 'var(--rock-shade)', 0],
            ]}
          />
        </radialGradient>
        <radialGradient id="art-ground-hex" cx="0.5" cy="0.4" r="0.7">
          <Stops
            of={[
              [0, 'var(--night-3)'],
              [0.6, 'var(--night-2)'],
              [1, 'var(--night-1)'],
            ]}
          />
        </radialGradient>
        <linearGradient id="art-ground-ravager" x1="0" y1="0" x2="0.4" y2="1">
          <Stops
            of={[
              [0, 'var(--ravager-deep)'],
              [1, 'var(--ravager-abyss)'],
            ]}
          />
        </linearGradient>
        <radialGradient id="art-glow-ravager" cx="0.5" cy="0.45" r="0.55">
          <Stops
            of={[
              [0, 'var(--ravager)', 0.6],
              [0.6, 'var(--ravager-shade)', 0.3],
              [1, 'var(--ravager-shade)', 0],
            ]}
          />
        </radialGradient>
        <linearGradient id="art-ground-advanced" x1="0" y1="0" x2="0.5" y2="1">
          <Stops
            of={[
              [0, 'var(--night-4)'],
              [0.5, 'var(--advanced-deep)'],
              [1, 'var(--night-0)'],
            ]}
          />
        </linearGradient>
        <linearGradient id="art-ground-night" x1="0" y1="0" x2="0.4" y2="1">
          <Stops
            of={[
              [0, 'var(--night-3)'],
              [1, 'var(--night-0)'],
            ]}
          />
        </linearGradient>
        <radialGradient id="art-sphere-spes" cx="0.34" cy="0.3" r="0.8">
          <Stops
            of={[
              [0, 'var(--spes-light)'],
              [0.45, 'var(--spes)'],
              [1, 'var(--spes-shade)'],
            ]}
          />
        </radialGradient>
        <radialGradient id="art-glow-spes" cx="0.5" cy="0.5" r="0.5">
          <Stops
            of={[
              [0, 'var(--spes)', 0.75],
              [0.6, 'var(--spes)', 0.22],
              [1, 'var(--spes)', 0],
            ]}
          />
        </radialGradient>
        <radialGradient id="art-glow-hal" cx="0.5" cy="0.5" r="0.5">
          <Stops
            of={[
              [0, 'var(--seat-hal-light)'],
              [0.3, 'var(--seat-hal)'],
              [1, 'var(--seat-hal-deep)'],
            ]}
          />
        </radialGradient>
        <linearGradient id="art-tail-comet" x1="1" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [0, 'var(--comet)', 0.95],
              [0.3, 'var(--comet-tail)', 0.65],
              [1, 'var(--comet-tail)', 0],
            ]}
          />
        </linearGradient>
        <linearGradient id="art-gloss" x1="0" y1="0" x2="0" y2="1">
          <Stops
            of={[
              [0, 'var(--ink)', 0.32],
              [0.5, 'var(--ink)', 0.04],
              [1, 'var(--ink)', 0],
            ]}
          />
        </linearGradient>
        <BackdropGradients />
        <HullGradients />
        <LogoGradient />
      </defs>
    </svg>
  );
}
