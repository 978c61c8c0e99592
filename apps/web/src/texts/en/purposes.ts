// What a thing is for, in one sentence that a newcomer understands; what comes next in a half-made choice; what a move
// cannot take back or would lose.

export const purposes = {
  purpose: {
    action: {
      discover: 'Discover: take Technology tiles for your board, one for each point of the die.',
      repair: 'Repair: remove Damage cubes, one for each point of the die; each becomes debris of yours.',
      destroy: 'Destroy: take Ravager cards into your hand, one for each point of the die.',
      command: 'Command: fly a ship and place {{colour.a}} Mission where it lands.',
    },
    compartment: 'Dice of this player: one is used each turn. Others can buy those that are not reserved.',
    dieOwn: 'Your die: its colour says which actions it serves, its number how often or how far.',
    dieOthers: 'Another player’s die: you can buy it for 1 resource and use it at once.',
    cardMission: 'In your hand: play it beside your board to activate tiles, or place it in space by Command.',
    cardRavager: 'In your hand: played beside your board, it activates all three tiles of a row or column.',
    slot: {
      any: 'A card here activates the tiles of its colour in this row or column; a Ravager card activates all three.',
      mission: 'The card activates the tiles of its colour in this row or column.',
      ravager: 'A Ravager card here activates all three tiles of this row or column.',
    },
    arrow: 'A new tile enters here and pushes the others on; the last one may drop out.',
    cell: 'Your tiles work when a card is played beside their row or column.',
    place: 'The display: Discover takes tiles from here. New tiles enter at the expensive end and push the others on.',
    show: 'Advanced tiles do nothing during the game; they score VP at its end.',
    advanced: 'An Advanced tile pushed out of your grid comes here and scores more: up to the limit.',
    supply: 'Dice that nobody has now; you roll from here. A die with a Damage cube costs 1 VP.',
    station: 'Each robot of yours here gives you a die of this colour when you roll new dice.',
    breakRoom: 'Your free robots: they pilot ships, stay with the Missions you place, and pay costs.',
    deck: 'After using a die you draw a Mission card of its colour.',
    storage: {
      ship: 'Ships that you can launch with Command.',
      debris: 'Debris: spend 1 to turn one of your dice to its opposite face; some Missions cost debris.',
      resource: 'Resources: spend 1 to buy another player’s die, or to reserve one of yours.',
      robot: 'Robots not in play yet: effects that gain robots bring them to the break room.',
    },
    hex: 'Ships fly here; a Mission is placed on a hex of its own colour.',
    ship: 'Your ship: Command moves it, and places a Mission where it lands.',
    tile: 'A tile beside your board: still to be injected, or pushed out and kept for Missions that cost tiles.',
    ravagerDeck: 'Ravagers that are still to come. When the deck is empty the end of the game begins.',
    ravager: 'A Ravager at an action: whoever performs the action pays its price first.',
    secureArea: 'A reserved die lies here: others cannot buy it.',
    stack: 'New Technology tiles come from these stacks when a Mission is placed.',
    limit: 'The most VP that a tile on this place can score; it grows with your ejected cards of this colour.',
    player: {
      vp: 'VP now',
      ravagers: 'Ravager cards in hand: played beside the board, each activates a whole row or column',
      missions: 'Mission cards in hand',
      dice: 'Dice left in the compartment',
      robots: 'Robots in the break room, free to work',
    },
    halCard: 'Hal’s last card, already played. It said: {{card}}',
    halDeck: 'Hal’s cards: each turn he draws one, which says what he does.',
    button: {
      'sequence-b':
        'Give back the dice you have left (each costs its value in VP), roll one for each robot in a workstation, and fly on: the first strip leaves.',
      'turn-die': 'The die shows its opposite face: star and 2, or 1 and 3.',
      pass: 'Do nothing more in the last round.',
      reserve: 'A reserved die cannot be bought by others: it is still yours when your turn comes.',
    },
  },

  /** After the first half of a choice. */
  next: {
    slot: 'Now choose a free slot: the tiles that the card activates light up.',
    hex: 'Now choose the hex it flies to. A card sign marks where a Mission could be placed.',
    flight: 'Now choose the hex it flies to.',
    arrow: 'Now choose the arrow along which the tile enters.',
    station: 'Now choose the workstation it goes to.',
    'break-room': 'Now choose the break room.',
    die: 'Now choose the die to reserve.',
    choice: 'Now choose what it does.',
  },

  looks: {
    chosen: 'chosen',
    final: 'cannot be undone',
    canPlace: 'a Mission could be placed here',
    leaving: 'This strip leaves the next time the Black Angel advances, with everything on it',
    ifChosen: 'If you choose “{{what}}”:',
    losses: 'If you roll, you lose: {{losses}}',
    lostDice_one: '{{count}} VP (unused dice)',
    lostDice_other: '{{count}} VP (unused dice)',
    lostMission: 'your Mission {{card}} on the first strip',
    lostShip: 'your ship on hex {{hex}}',
  },
} as const;
