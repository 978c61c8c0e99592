// The later acts of the first voyage. A sentence has at most 20 words.

const own = {
  act2: {
    title: 'The middle of the journey',
    about: 'Combine a card with a die, pay a Ravager, harvest a strip that leaves.',
    learned:
      'A card before the die, a robot at the right place, a ship on the strip that leaves: that is how turns add up.',
    days: {
      say: 'Some days later: your grid has grown, Hal is close, and Ravagers are aboard.',
    },
    card: {
      say: 'A turn can begin with a card. Play the orange one beside row 1 and use both orange tiles.',
      came: 'A VP and a ship, and your die is still to come.',
      die: 'After the die it is too late for a card. Play the card first.',
      gray: 'The gray card would make one gray tile work. Orange has two in row 1.',
      ravager: 'It makes every colour work: keep it for a fuller row.',
      slot: 'There it meets fewer tiles. Row 1 has two orange ones.',
      done: 'Another tile can still work.',
    },
    turn: {
      say: 'Now the die: turn your orange star to a 2 with debris, and use it for Discover.',
      came: 'Two things in one turn: that is how points add up.',
      gray: 'Gray repairs. This time, turn the orange star.',
      green: 'Keep the green 2. This time, turn the orange star.',
      command: 'A Ravager waits there. Discover is free of them.',
    },
    neutralization: {
      say: 'Card 035 is a neutralization: it pays once, when its strip of space leaves. The first strip leaves next.',
    },
    pay: {
      say: 'Place it on the marked hex of the first strip. The Ravager at action 4 wants a card: give 042.',
      came: 'It pays 3 VP when the strip leaves. Three Ravagers woke: space is dangerous.',
      green: 'Your card 035 is gray: it needs a gray die.',
      card: 'Begin with the die this time.',
      repair: 'That repairs. To fly, choose the gray Command.',
      discard: 'You still need the gray cards here. Give the green one.',
      hex: 'Out there it would wait long. The first strip leaves next.',
      activation: 'Card 021 needs dice, and its strip leaves soon. Place card 035.',
      done: 'You are there. Place card 035.',
    },
    count: {
      say: 'Destroy the two Ravagers at action 4. Count them first: all cards at a place go together.',
      came: 'Both cards are in your hand now. A Ravager card makes tiles of every colour work.',
      low: 'A 1 destroys one card. Two are there: take the 2.',
      one: 'That is one card. At action 4 your 2 gets two.',
      roll: 'Rolling now would cost 3 VP, and the Ravagers would stay.',
    },
    robot: {
      say: 'Each robot at a workstation gives you a die. Send one to green with card and green tile.',
      came: 'Two robots at green: two green dice with every roll.',
      die: 'Play the card first, then the die.',
      slot: 'The green tile is in row 3.',
      gain: 'A new robot would rest. Choose to reassign one.',
      colour: 'This time the green workstation.',
    },
    strip: {
      say: 'The first strip leaves soon. Fly your ship onto your Mission there, and end the turn.',
      came: 'Now it pays you twice: as owner, and for the ship.',
      hex: 'The VP are on your Mission: fly onto its hex.',
      roll: 'Wait one turn: with your ship on it the Mission pays twice.',
    },
    leave: {
      say: 'Only a star is left: it costs nothing. Roll new dice, fly on and end the turn.',
      came: '6 VP from one card. It left with its strip: it is ejected, and lies beside your board.',
    },
    keep: {
      say: 'Roll new dice. Then reserve the green 3 for a resource: Hal cannot buy it.',
      came: 'Use it before the next roll: unused dice cost their value in VP, reserved ones too.',
      done: 'You have a resource: reserve the best die.',
      lower: 'A lower die is less worth keeping. Take the green 3.',
    },
    find: {
      say: 'Your turn to find it: gain 3 VP this turn. Think of cards, then of dice.',
      came: 'A card, a tile, a Mission: you play Black Angel.',
      roll: 'Rolling now would cost 3 VP.',
      turn: 'That gained less than 3 VP. A card can come before the die.',
    },
  },

  act3: {
    title: 'Arrival',
    about: 'Steer to the ending that suits you, and read the score sheet.',
    learned: 'You know both endings, and what counts at each. Now play a whole game, or look into the chapters.',
    two: {
      say: 'Weeks later: Spes is near. The journey ends there, or when the Ravager deck runs out.',
    },
    tile: {
      say: 'An Advanced tile scores at the end: this one 2 VP for each of your Missions in space.',
    },
    limit: {
      say: 'Three are there: 6 VP. But in your grid the limit of such a tile is 4 VP.',
    },
    place: {
      say: 'On these places the limit grows by 2 for each ejected card of that colour. Green has two: 8 VP.',
    },
    eject: {
      say: 'Inject tile 4 into row 2: it pushes the Advanced tile out. Choose the green place, end the turn.',
      came: 'The limit is 8 VP now: at the end the tile scores 6 VP instead of 4.',
      buy: 'Your own orange 1 is enough.',
      command: 'That flies a ship. Tiles come from Discover.',
      tile: 'Take tile 4, the orange one with 1 VP, this time.',
      row: 'Only row 2 pushes the Advanced tile out.',
      place: 'There the limit is 4 VP: no card of that colour has been ejected.',
      roll: 'First save the Advanced tile: at Spes the game soon ends.',
    },
    steer: {
      say: 'Robots, resources and ships count only at Spes. You have many: fly there, keep the resource.',
      came: 'Spes! The round is finished, and one more is played.',
      buy: 'At Spes a resource is worth points. Fly on.',
      reserve: 'Keep the resource: at Spes two items pay 1 VP.',
    },
    last: {
      say: 'The last round: two resources would pay 1 VP. Your turn to find it: make 4 VP of them.',
      came: 'The score sheet shows every line, and where it came from.',
      roll: 'The game ends: new dice are of no use.',
      turn: 'That gained less than 4 VP. What turns resources into VP?',
    },
  },
} as const;

export const acts = { learn: own } as const;
