// The Black Angel from above: engines to the left, nose to the right. The six bays are wells in its wings and prongs;
// everything else lies on the plain deck, so the hull stays quiet under the panels of the table.

import { memo } from 'react';

const BAYS = [
  [104, 8],
  [324, 8],
  [512, 148],
  [512, 412],
  [324, 560],
  [104, 560],
] as const;

/** All paths are of the upper half; the lower one is its mirror image about the axis, y = 340. */
const BODY =
  'M0 340V142C0 128 8 120 22 120H96V14C96 6 100 2 108 2H506C520 2 528 8 530 22L548 138H692C703 138 709 144 709 156V260C709 272 703 276 692 276H682C695 292 706 314 708 340Z';
const EDGE =
  'M0 340V142C0 128 8 120 22 120H96V14C96 6 100 2 108 2H506C520 2 528 8 530 22L548 138H692C703 138 709 144 709 156V260C709 272 703 276 692 276H682C695 292 706 314 708 340';
const DECK = 'M7 340V144C7 132 14 127 26 127H506C520 127 524 133 524 144V281H668C684 298 694 318 696 340Z';
const FEATHERS = [
  'M522 3C590 1 652 2 706 9 676 38 618 53 536 52Z',
  'M530 57C596 55 646 55 692 60 664 84 612 97 543 96Z',
  'M537 101C594 99 640 99 676 103 654 124 612 133 549 133Z',
] as const;

/** An engine pod in the corner beside the first and the last bay, its light streaming to the left. */
function Engine() {
  return (
    <>
      <path d="M34 26 0 10v104l34-18Z" fill="url(#art-hull-flame)" />
      <path d="M34 44 0 56v12l34 12Z" fill="var(--ink)" fillOpacity="0.35" />
      <path d="M96 8H74C56 8 42 14 34 26v70c8 12 22 18 40 18h22Z" fill="url(#art-hull-pod)" />
      <path
        d="M96 8H74C56 8 42 14 34 26v70c8 12 22 18 40 18h22"
        fill="none"
        stroke="var(--hull-edge)"
        strokeWidth="1.4"
      />
      <path d="M34 26c-5 9-8 22-8 35s3 26 8 35c4-9 6-22 6-35s-2-26-6-35Z" fill="var(--engine)" />
      <path
        d="M56 12c-5 14-8 31-8 49s3 35 8 49M76 9v104"
        fill="none"
        stroke="var(--hull-shade)"
        strokeWidth="3"
        strokeOpacity="0.7"
      />
    </>
  );
}

/** Body, feathers and running lights of one half. */
function Half() {
  return (
    <>
      {FEATHERS.map((path) => (
        <path
          key={path}
          d={path}
          fill="url(#art-hull-feather)"
          stroke="var(--hull-edge)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      ))}
      <path
        d="M560 27c40 1 76-2 112-11M566 77c34 1 64-3 94-12M570 117c28 0 52-3 76-9"
        fill="none"
        stroke="var(--ink)"
        strokeOpacity="0.35"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path d={BODY} fill="url(#art-hull-plate)" />
      <path d={DECK} fill="url(#art-hull-deck)" stroke="var(--hull-shade)" strokeWidth="2" />
      <path d={EDGE} fill="none" stroke="var(--hull-edge)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M310 4v122" stroke="var(--hull-shade)" strokeWidth="3" />
      <path d="M310 52v24" stroke="var(--turquoise)" strokeWidth="3" strokeLinecap="round" />
      <path d="M524 34l12 84" stroke="var(--magenta)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M687 294c6 11 11 24 13 38" fill="none" stroke="var(--turquoise)" strokeWidth="3" strokeLinecap="round" />
      <Engine />
    </>
  );
}

/** A bay's panel is set into a dark well with a lit lower edge. */
function Well({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x - 4} y={y - 4} width="200" height="120" rx="14" fill="var(--hull-light)" />
      <rect x={x - 4} y={y - 5} width="200" height="119" rx="14" fill="var(--hull-well)" />
    </>
  );
}

export const HullArt = memo(function HullArt() {
  return (
    <svg className="art" viewBox="0 0 710 680" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <Half />
      <g transform="matrix(1 0 0 -1 0 680)">
        <Half />
      </g>
      {BAYS.map(([x, y]) => (
        <Well key={`${x}-${y}`} x={x} y={y} />
      ))}
      <path d="M262 140v400M506 150v350" stroke="var(--hull-seam)" strokeWidth="1.5" strokeOpacity="0.6" />
    </svg>
  );
});
