// The Black Angel as a piece: the frigate flying to the right, its feathers spread forward as on the hull of the table.

import { memo } from 'react';

const FEATHERS = [
  'M50 10C74 7 95 9 114 16 98 26 78 29 54 27.5Z',
  'M54.5 30C74 28 91 29.5 105 33.5 92 41.5 76 44 57.5 42.5Z',
  'M58 45C73 43.5 84 44.5 95 47 86 51.5 74 54 60 53Z',
] as const;

/** The upper half; the lower one is its mirror image. */
function Half() {
  return (
    <g strokeLinejoin="round">
      <path d="M10 12 0 19l10 7Z" fill="var(--engine)" />
      {FEATHERS.map((path) => (
        <path key={path} d={path} fill="url(#art-angel-feather)" stroke="var(--hull-edge)" strokeWidth="1.4" />
      ))}
      <path
        d="M60 19c14 1 28-.5 40-4M64 37c11 .6 20-.4 29-3"
        fill="none"
        stroke="var(--ink)"
        strokeOpacity="0.45"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <path
        d="M14 54 24 20C26 13 31 9 38 9H48c3 0 4.5 1.5 5 4L62 54Z"
        fill="url(#art-hull-pod)"
        stroke="var(--hull-edge)"
        strokeWidth="1.4"
      />
      <path d="M27 52 34 18M40 52 42 12" stroke="var(--hull-shade)" strokeWidth="1.6" strokeOpacity="0.8" />
      <path d="M48.5 15 57 51" stroke="var(--magenta)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M36 8.5H20c-7 0-11 4-11 10.5s4 10.5 11 10.5H33Z"
        fill="url(#art-hull-pod)"
        stroke="var(--hull-edge)"
        strokeWidth="1.4"
      />
      <path
        d="M11.5 13c-1.6 1.6-2.5 3.6-2.5 6s.9 4.4 2.5 6c1.2-1.7 1.8-3.7 1.8-6s-.6-4.3-1.8-6Z"
        fill="var(--engine)"
      />
      <path d="M20 8.5v21M26 8.5v21" stroke="var(--hull-shade)" strokeWidth="1.6" strokeOpacity="0.7" />
    </g>
  );
}

export const AngelArt = memo(function AngelArt() {
  return (
    <svg className="art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <Half />
      <g transform="matrix(1 0 0 -1 0 120)">
        <Half />
      </g>
      <path d="M8 54 0 60l8 6Z" fill="var(--engine)" />
      <path
        d="M8 51H60c24 0 44 3 58 9-14 6-34 9-58 9H8l4-9Z"
        fill="var(--night-0)"
        stroke="var(--hull-edge)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M10 53H60c22 0 40 2.5 53 7H13Z" fill="var(--violet-deep)" fillOpacity="0.9" />
      <path d="M22 60H66" stroke="var(--magenta)" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M78 56c11 .5 19 2 26 4-7 2-15 3.5-26 4-2-2.5-2-5.5 0-8Z" fill="var(--turquoise)" />
      <path d="M80 57.2c9 .4 15 1.4 20 2.5H79.5c-.2-.9 0-1.7.5-2.5Z" fill="var(--ink)" fillOpacity="0.7" />
    </svg>
  );
});
