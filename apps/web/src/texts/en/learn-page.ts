// The list of lessons, and what the guide says in all of them.

export const learnPage = {
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
    watch: 'Hal’s turn: watch what he does.',
    other: 'That is allowed, but it is not what this step asks for. Try again.',
    vp: '{{vp}} VP',
  },
  end: {
    title: 'Done: {{lesson}}',
    next: 'Next: {{lesson}}',
    play: 'Play a game',
    all: 'All lessons',
  },
} as const;
