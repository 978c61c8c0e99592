// The list of lessons, and what the guide says in all of them.

import { voyage } from './learn/voyage.ts';

const own = {
  page: {
    title: 'Learn Black Angel',
    intro: 'Learn by playing at the real table: one sentence, one thing to do, and you see what comes of it.',
    voyage: 'First voyage',
    voyageText: 'One game against an easy Hal. Leave whenever you like: your place is kept.',
    start: 'Start the first voyage',
    resume: 'Go on with the voyage',
    chapters: 'Chapters',
    chaptersText: 'One subject each, in any order. The last step is yours to find.',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    puzzlesText: 'Positions with one clearly best turn, at three levels, and a puzzle of the day for everybody.',
    puzzles: 'Solve puzzles',
    progress: 'Progress',
    at: 'Step {{number}} of {{of}}',
    done: 'Done',
  },
  guide: {
    label: 'Guide',
    step: 'Step {{number}} of {{of}}',
    back: 'One step back',
    again: 'Start this step again',
    skip: 'Skip this step',
    leave: 'Leave the lesson',
    next: 'Next',
    finish: 'Finish',
    show: 'Show me',
    cut: {
      later: 'Some turns later: round {{round}}.',
      elsewhere: 'Another moment of another journey.',
      on: 'The lesson goes on: round {{round}}.',
      back: 'One step back: round {{round}}.',
    },
    watch: 'Hal’s turn: watch what he does.',
    other: 'That is allowed, but it is not what this step asks for. Try again.',
    vp: '{{vp}} VP',
  },
  end: {
    title: 'Done: {{lesson}}',
    next: 'Next: {{lesson}}',
    coached: 'Play a whole game with the coach',
    play: 'Play a game',
    all: 'All lessons',
  },
} as const;

export const learn = { learn: { ...own, ...voyage } } as const;
