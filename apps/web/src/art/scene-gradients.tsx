// Gradients of the large drawings: backdrop, hull and logo. Part of ArtDefs.

export const STREAK_COLOURS = ['magenta', 'cobalt', 'turquoise', 'violet'] as const;

export function BackdropGradients() {
  return (
    <>
      <linearGradient id="art-night" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--night-1)" />
        <stop offset="0.5" stopColor="var(--night-2)" />
        <stop offset="1" stopColor="var(--night-0)" />
      </linearGradient>
      {STREAK_COLOURS.map((colour) => (
        <g key={colour}>
          <radialGradient id={`art-cloud-${colour}`}>
            <stop offset="0" stopColor={`var(--${colour})`} />
            <stop offset="0.45" stopColor={`var(--${colour})`} stopOpacity="0.4" />
            <stop offset="1" stopColor={`var(--${colour})`} stopOpacity="0" />
          </radialGradient>
          <linearGradient id={`art-streak-${colour}`}>
            <stop offset="0" stopColor={`var(--${colour})`} stopOpacity="0" />
            <stop offset="0.8" stopColor={`var(--${colour})`} />
            <stop offset="0.94" stopColor="var(--ink)" />
            <stop offset="1" stopColor="var(--ink)" stopOpacity="0" />
          </linearGradient>
        </g>
      ))}
    </>
  );
}

export function HullGradients() {
  return (
    <>
      <linearGradient id="art-hull-plate" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="710" y2="120">
        <stop offset="0" stopColor="var(--hull-shade)" />
        <stop offset="0.5" stopColor="var(--hull)" />
        <stop offset="1" stopColor="var(--hull-light)" />
      </linearGradient>
      <linearGradient id="art-hull-deck" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="700" y2="0">
        <stop offset="0" stopColor="var(--hull-shade)" />
        <stop offset="0.7" stopColor="var(--hull-deck)" />
        <stop offset="1" stopColor="var(--hull)" />
      </linearGradient>
      <linearGradient id="art-hull-feather" gradientUnits="userSpaceOnUse" x1="520" y1="0" x2="706" y2="0">
        <stop offset="0" stopColor="var(--hull-shade)" />
        <stop offset="0.45" stopColor="var(--violet-deep)" />
        <stop offset="1" stopColor="var(--magenta-deep)" />
      </linearGradient>
      <linearGradient id="art-angel-feather" gradientUnits="userSpaceOnUse" x1="50" y1="0" x2="114" y2="0">
        <stop offset="0" stopColor="var(--hull)" />
        <stop offset="0.5" stopColor="var(--violet-deep)" />
        <stop offset="1" stopColor="var(--magenta)" />
      </linearGradient>
      <linearGradient id="art-hull-pod" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--hull-light)" />
        <stop offset="0.5" stopColor="var(--hull)" />
        <stop offset="1" stopColor="var(--hull-shade)" />
      </linearGradient>
      <linearGradient id="art-hull-flame" x1="1" y1="0" x2="0" y2="0">
        <stop offset="0" stopColor="var(--engine)" />
        <stop offset="1" stopColor="var(--cobalt)" stopOpacity="0.1" />
      </linearGradient>
    </>
  );
}

export function LogoGradient() {
  return (
    <linearGradient id="art-logo" x1="0" y1="1" x2="1" y2="0">
      <stop offset="0" stopColor="var(--turquoise)" />
      <stop offset="0.45" stopColor="var(--cobalt)" />
      <stop offset="1" stopColor="var(--magenta)" />
    </linearGradient>
  );
}
