// Gradients shared by all drawings. The app mounts this once; drawings refer to them by id.

export const TERRITORIES = ['orange', 'gray', 'green'] as const;
export const STREAK_COLOURS = ['magenta', 'cobalt', 'turquoise', 'violet'] as const;

/**
 * The shape of each gradient, then its stops: offset, colour in theme.css, opacity. A linear one has x1, y1, x2, y2, a
 * radial one cx, cy, r; `user` gives them in the units of the drawing.
 */
const GRADIENTS: Readonly<Record<string, string>> = {
  'art-nebula-rock': 'radial 0.5 0.5 0.5 / 0 rock-shade 0.5 / 1 rock-shade 0',
  'art-ground-hex': 'radial 0.5 0.4 0.7 / 0 night-3 / 0.6 night-2 / 1 night-1',
  'art-ground-ravager': 'linear 0 0 0.4 1 / 0 ravager-deep / 1 ravager-abyss',
  'art-glow-ravager': 'radial 0.5 0.45 0.55 / 0 ravager 0.6 / 0.6 ravager-shade 0.3 / 1 ravager-shade 0',
  'art-ground-advanced': 'linear 0 0 0.5 1 / 0 night-4 / 0.5 advanced-deep / 1 night-0',
  'art-ground-night': 'linear 0 0 0.4 1 / 0 night-3 / 1 night-0',
  'art-sphere-spes': 'radial 0.34 0.3 0.8 / 0 spes-light / 0.45 spes / 1 spes-shade',
  'art-glow-spes': 'radial 0.5 0.5 0.5 / 0 spes 0.75 / 0.6 spes 0.22 / 1 spes 0',
  'art-glow-hal': 'radial 0.5 0.5 0.5 / 0 seat-hal-light / 0.3 seat-hal / 1 seat-hal-deep',
  'art-tail-comet': 'linear 1 0 0 1 / 0 comet 0.95 / 0.3 comet-tail 0.65 / 1 comet-tail 0',
  'art-gloss': 'linear 0 0 0 1 / 0 ink 0.32 / 0.5 ink 0.04 / 1 ink 0',
  // The backdrop, the hull and the logo.
  'art-night': 'linear 0 0 1 1 / 0 night-1 / 0.5 night-2 / 1 night-0',
  'art-hull-plate': 'user linear 0 0 710 120 / 0 hull-shade / 0.5 hull / 1 hull-light',
  'art-hull-deck': 'user linear 0 0 700 0 / 0 hull-shade / 0.7 hull-deck / 1 hull',
  'art-hull-feather': 'user linear 520 0 706 0 / 0 hull-shade / 0.45 violet-deep / 1 magenta-deep',
  'art-angel-feather': 'user linear 50 0 114 0 / 0 hull / 0.5 violet-deep / 1 magenta',
  'art-hull-pod': 'linear 0 0 0 1 / 0 hull-light / 0.5 hull / 1 hull-shade',
  'art-hull-flame': 'linear 1 0 0 0 / 0 engine / 1 cobalt 0.1',
  'art-logo': 'linear 0 1 1 0 / 0 turquoise / 0.45 cobalt / 1 magenta',
};

/** The same with a colour in the place of `C`, which also ends the id. */
const OF_TERRITORY: typeof GRADIENTS = {
  'art-face': 'linear 0 0 0.6 1 / 0 C-light / 0.45 C / 1 C-shade',
  'art-band': 'linear 0 0 1 0.3 / 0 C / 0.6 C-light / 1 C',
  'art-ground': 'linear 0 0 0.4 1 / 0 C-deep / 1 C-abyss',
  'art-sphere': 'radial 0.32 0.3 0.8 / 0 C-light / 0.4 C / 0.85 C-shade / 1 C-deep',
  'art-nebula': 'radial 0.5 0.5 0.5 / 0 C 0.5 / 0.5 C-shade 0.25 / 1 C-shade 0',
};
const OF_STREAK: typeof GRADIENTS = {
  'art-cloud': 'radial / 0 C / 0.45 C 0.4 / 1 C 0',
  'art-streak': 'linear / 0 C 0 / 0.8 C / 0.94 ink / 1 ink 0',
};

function Gradient({ id, data }: { id: string; data: string }) {
  const [shape = '', ...stops] = data.split(' / ');
  const [kind, ...at] = shape.replace('user ', '').split(' ');
  const units = shape.startsWith('user') ? { gradientUnits: 'userSpaceOnUse' } : {};
  const inside = stops.map((stop) => {
    const [offset, colour, opacity] = stop.split(' ');
    return <stop key={offset} offset={offset} stopColor={`var(--${colour})`} stopOpacity={opacity} />;
  });
  const [a, b, c, d] = at;
  return kind === 'linear' ? (
    <linearGradient id={id} {...units} x1={a} y1={b} x2={c} y2={d}>
      {inside}
    </linearGradient>
  ) : (
    <radialGradient id={id} cx={a} cy={b} r={c}>
      {inside}
    </radialGradient>
  );
}

const inColours = (gradients: typeof GRADIENTS, colours: readonly string[]): [id: string, data: string][] =>
  colours.flatMap((colour) =>
    Object.entries(gradients).map(
      ([id, data]) => [`${id}-${colour}`, data.replaceAll(/\bC\b/g, colour)] as [string, string],
    ),
  );

const ALL = [
  ...inColours(OF_TERRITORY, TERRITORIES),
  ...Object.entries(GRADIENTS),
  ...inColours(OF_STREAK, STREAK_COLOURS),
];

export function ArtDefs() {
  return (
    <svg className="art-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {ALL.map(([id, data]) => (
          <Gradient key={id} id={id} data={data} />
        ))}
      </defs>
    </svg>
  );
}
