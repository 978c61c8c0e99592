// The first act of the first voyage. A sentence has at most 20 words.

export const voyage = {
  act1: {
    title: 'The first hours',
    about: 'Launch a ship, place a Mission, score your first points.',
    learned:
      'You used dice for actions, placed and activated a Mission, repaired, bought a die, took Technology and flew on.',
    look: {
      say: 'This is you, and these are your VP. Most VP wins when the Black Angel reaches Spes.',
    },
    die: {
      say: 'A die is one turn. Take the green 2 and use it for Command.',
      came: 'The value of the die is the distance: 2 hexes.',
      gray: 'A gray die works at gray actions only. Your first card is green.',
      three: 'Keep the 3: it pays more on your next turn. Two hexes are enough here.',
      card: 'Cards beside your board come later. Begin with a die.',
      roll: 'You still have good dice. New ones come when these are used.',
      destroy: 'That is another action. To fly, choose the green Command.',
    },
    launch: {
      say: 'Launch your ship to the marked green hex, two hexes away.',
      came: 'One of your robots is its pilot.',
      hex: 'You can fly there. But this lesson goes on at the marked green hex, where your green card fits.',
    },
    place: {
      say: 'Place your green Mission card here. You get its reward at once: a resource.',
      came: 'It is yours. But two Ravagers woke beside it, and each damaged an action.',
      done: 'A flight without a Mission pays nothing. Place the green card.',
    },
    end: {
      say: 'End your turn: you draw a card of the die’s colour. Then Hal plays.',
      came: 'Hal used a green die, destroyed three Ravagers and gained 3 VP.',
    },
    activate: {
      say: 'Your robot works on the Mission. Activate it three times with the green 3, then end the turn.',
      came: 'Your first points: 1 VP and a robot for each point of the die.',
      gray: 'The Mission is green: it needs a green die.',
      buy: 'You have a green 3 of your own. Keep the resource.',
      action: 'Actions do not pay VP. Choose your Mission card in space.',
      more: 'The die is worth 3: activate the Mission three times.',
      roll: 'Do not throw the green 3 away: it is worth 3 VP here.',
    },
    repair: {
      say: 'Two cubes weaken an action. Use the gray 2 for Repair and remove a cube from action 2.',
      came: 'The cube became debris, and debris is useful.',
      buy: 'Your own gray 2 does it for nothing.',
      command: 'That flies a ship. The wrench is Repair.',
      two: 'One cube is harmless, two lower the value by 1. Begin with action 2.',
    },
    debris: {
      say: 'Put the debris on your orange tile: the tile works at once. Take the ship.',
      came: 'Any tile can work like this, once until you roll new dice.',
      move: 'Your ship is where it should be. A second one is worth more.',
      storage: 'That comes next. On a tile it works at once.',
      tile: 'That tile works too, but you have no ship left: choose the orange one.',
    },
    store: {
      say: 'One repair is left: action 1. Keep this debris in storage, then end the turn.',
      came: 'Debris in storage turns a die to its other face later.',
      done: 'You may repair once more, and debris is worth having.',
      tile: 'Keep this one: with debris in storage you can turn a die later.',
      again: 'One cube is left there: it is harmless. This time, repair action 1.',
    },
    buy: {
      say: 'Your orange star is worth 0. Buy Hal’s orange 2 for a resource and use it for Discover.',
      came: 'Hal gets 1 VP for his die. You get two tiles.',
      three: 'The 3 would work, but Hal’s 2 is enough for this step.',
      star: 'A star is worth 0: no tile for it. Buy the orange 2.',
      command: 'That flies a ship. Tiles come from Discover.',
      roll: 'One more good turn is possible first: buy Hal’s die.',
    },
    tiles: {
      say: 'Take both tiles that pay 1 VP. Inject them into row 1: in at its arrow. End the turn.',
      came: 'Each tile that you inject pushes the row to the right. Cards will make these tiles work.',
      dear: 'The first two places cost two activations each. Take the cheap ones.',
      other: 'A good tile, but the ones with VP pay you later.',
      done: 'You have an activation left: take the second tile.',
      column: 'From below it goes into a column. Use the arrow of row 1, at the left.',
      row: 'Side by side they work together: use the arrow of row 1.',
    },
    fly: {
      say: 'Only a star is left. Roll new dice and fly on, then end the turn.',
      came: 'One die for each robot at work. You and Hal flew on: the Black Angel is two hexes nearer to Spes.',
      star: 'The star is worth 0 and brings little. New dice bring more.',
      card: 'A card needs a die after it, and you have only a star.',
    },
  },
} as const;
