// The rules page: how to play in a few steps, and the headings of the rules.

export const rulesPage = {
  rulesPage: {
    intro: 'Every rule has an id. The table shows it wherever the rule applies.',
    steps: {
      goal: {
        title: 'Your goal',
        text: 'You are one of the minds that steer the Black Angel towards the planet Spes. Every decision is rated in VP (Validation Process); whoever has the most VP at the end wins.',
      },
      turn: {
        title: 'One turn',
        text: 'Sequence A: use one die. Sequence B: get new dice, and the Black Angel flies on. You choose which, turn after turn.',
      },
      card: {
        title: 'Play a card',
        text: 'Sequence A begins, if you like, with a card placed face down beside a row or column of your grid. A Mission card activates the tiles of its colour there, a Ravager card all of them.',
      },
      die: {
        title: 'Use a die',
        text: 'Take one of yours, or buy a rival’s for 1 resource. Its colour says which actions it fits, its value how often you may perform them.',
      },
      actions: {
        title: 'Four actions',
        text: 'Discover takes Technology for your grid. Repair turns damage into debris. Destroy drives Ravagers off the Black Angel. Command flies a ship and places a Mission card.',
      },
      missions: {
        title: 'Missions in space',
        text: 'A placed Mission card gives its reward at once. Later it is activated with dice, or it pays when the Black Angel leaves it behind. Placing cards attracts Ravagers.',
      },
      sequenceB: {
        title: 'New dice',
        text: 'Sequence B: dice left over cost VP. You roll one die for each of your robots in the workstations. Then the Black Angel advances, and the first strip of space turns over.',
      },
      end: {
        title: 'The end',
        text: 'When the Black Angel reaches Spes or the Ravager deck runs out, the round is finished and one more is played. Advanced tiles score; at Spes, so do robots, resources and ships.',
      },
    },
    sections: {
      C: 'Components and limits',
      S: 'Setup',
      T: 'The turn',
      A1: 'Sequence A: play a card',
      A2: 'Sequence A: use a die',
      A2D: 'Discover Technology',
      A2R: 'Repair the Black Angel',
      A2X: 'Destroy Ravagers',
      A2C: 'Command Your Ships',
      A2M: 'Activate a Mission card',
      A3: 'Sequence A: draw a card',
      B: 'Sequence B',
      E: 'End and scoring',
      N: 'Two players',
      V: 'Advanced rules',
      H: 'Solitaire: Hal',
      K: 'Who knows what',
      X: 'Effects',
    },
  },
} as const;
