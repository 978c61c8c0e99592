// The chapters for those who know the basics. A sentence that asks has at most 20 words.

export const experts = {
  two: {
    title: 'Two players',
    about: 'The neutral player: dice for sale, and robots you can push out.',
    learned: 'With two players a neutral player offers dice. A robot that you add to a workstation removes his.',
    neutral: {
      say: 'With two players a neutral player has three dice. Both of you can buy them.',
    },
    buy: {
      say: 'Buy the neutral green 3 and activate your Mission three times.',
      came: 'The resource goes to the supply: your rival gets nothing.',
      orange: 'Orange is of no use for your green Mission.',
      gray: 'Gray is of no use for your green Mission. The neutral player has a green 3.',
      action: 'Your Mission in space pays VP. Choose it.',
      more: 'The die is worth 3: activate it again.',
    },
    robot: {
      say: 'Send a robot to the green workstation with your card and the green tile.',
      came: 'The neutral robot there is gone: no more green dice for sale, and two for you.',
      die: 'Play the card first, then the die.',
      slot: 'The green tile is in row 3.',
      gain: 'A new robot would rest. Choose to reassign one.',
      colour: 'This time the green workstation.',
    },
    find: {
      say: 'Your turn to find it: gain 3 VP. Look at every die on the ship.',
      came: 'Your rival got a resource for it. It was worth 3 VP.',
      one: 'The 1 activates your Mission once. Somebody has a better gray die.',
      turn: 'That gained less than 3 VP. Whose die fits your gray Mission best?',
    },
  },

  advanced: {
    title: 'Advanced tiles',
    about: 'Choose the tile that fits you, and the place with the highest limit.',
    learned: 'In the grid an Advanced tile scores 4 VP at most. On a place its limit grows with your ejected cards.',
    fit: {
      say: 'You own three Missions in space. Take the Advanced tile that scores them; inject it into row 2.',
      came: '2 VP for each Mission in space at the end, so far 6. But in the grid at most 4.',
      grid: 'That one scores tiles in your grid, and you have few of that colour.',
      ravager: 'That one scores Ravager cards, and you have none.',
      tile: 'A Technology tile scores nothing at the end. Take the Advanced one.',
      column: 'It could go there too, but use the black arrow of row 2.',
    },
    limit: {
      say: 'These places raise the limit: 4 VP, and 2 more for each ejected card of that colour.',
    },
    eject: {
      say: 'Take the orange VP tile, inject it into row 2, and choose the place with the highest limit.',
      came: 'Two ejected green cards: this tile may score 8 VP now.',
      tile: 'Any tile would do. This time, take the orange one with 1 VP.',
      row: 'Only a tile injected into row 2 pushes the Advanced tile out.',
      place: 'There the limit is 4 VP. Green has two ejected cards.',
    },
    find: {
      say: 'Your turn to find it: push the Advanced tile out onto the place with the highest limit.',
      came: 'Three gray cards: the limit is 10 VP.',
      place: 'Another place has a higher limit: count your ejected cards.',
      turn: 'The Advanced tile is still in the grid. Which arrow pushes it out at the top?',
    },
  },

  boosts: {
    title: 'Boosts',
    about: 'The advanced rules: every tile can be used once for something special.',
    learned: 'A boost is used once; then the tile is turned to its standard side. You draw two cards and keep one.',
    three: {
      say: 'The boost of this tile makes an orange die a 3. Take the orange 1 and use the boost.',
      came: 'The die is worth 3, and the tile shows its standard side from now on.',
      first: 'As a 1 it takes one tile. Use the boost first.',
    },
    colour: {
      say: 'This boost gives a gray die another colour. Make the gray 3 green; activate your Mission three times.',
      came: '3 VP from a die of the wrong colour.',
      repair: 'Repair can wait: as a green die it pays 3 VP.',
      orange: 'Your Mission is green.',
      more: 'The die is worth 3: activate it again.',
    },
    vp: {
      say: 'This boost pays 2 VP when you repair. Take the gray 1 and use it.',
      came: '2 VP, and a repair as well.',
      done: 'Do not leave 2 VP behind: use the boost.',
    },
    keep: {
      say: 'Destroy the Ravager and end the turn: you draw two cards. Keep 042, which pays by dice.',
      came: 'The other card is discarded. You choose at the end of every turn.',
      command: 'That flies a ship. The crosshair is Destroy.',
      other: 'That one pays robots only, and late. Keep 042.',
    },
    find: {
      say: 'Your turn to find it: gain 3 VP with the green 1.',
      came: 'A 1 that counts as a 3: that is what boosts are for.',
      roll: 'Rolling gains nothing. Look at your tile.',
      turn: 'As a 1 it gains 1 VP. What does your tile offer?',
    },
  },

  screen: {
    title: 'What the screen does for you',
    about: 'For owners of the box: set-up, forgotten steps, icons and rules.',
    learned: 'The screen sets up, counts, moves and reminds. You decide. The rulebook is one step away everywhere.',
    setup: {
      say: 'Set up, shuffled, dealt: done. This panel counts what everybody owns.',
    },
    glow: {
      say: 'What glows is legal. Take the green 2 and launch your ship to the marked hex.',
      came: 'Point at a thing, or press it long: it says what it does, and its rule.',
      gray: 'The gray die has no flight to a green hex. This time take the green one.',
      card: 'A card can come first. This time begin with the die.',
      roll: 'Rolling would cost 3 VP. The screen asks before you lose them.',
      hex: 'It is in reach, but your Mission is green.',
    },
    place: {
      say: 'Place the green Mission. Watch what happens without you.',
      came: 'Reward, Ravagers, damage, Technology: nobody forgets them here.',
      done: 'Place the card: it is the point of the flight.',
    },
    end: {
      say: 'Until the turn ends you can undo. Now end it.',
      came: 'A card of the colour of the die came by itself. The log has every step and its rule.',
    },
    roll: {
      say: 'Roll new dice and fly on. Count along, if you can.',
      came: 'Dice, board, ejected cards, the strip: all of Sequence B in one step.',
    },
    find: {
      say: 'Your turn to find it: gain 4 VP. Point at your Mission to read what it pays.',
      came: 'You know the game. The screen knows the rules.',
      roll: 'Rolling now would cost 3 VP.',
      turn: 'That gained less than 4 VP. What does your Mission in space pay?',
    },
  },
} as const;
