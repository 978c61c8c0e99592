// Why a click that is no move yet does nothing, in one line without a full stop; the rule's id follows on the page.
// The sentences of refused moves are in packages/rules.

export const refusals = {
  dieFirst: 'Choose a die first',
  actionFirst: 'Choose the action {{action}} first',
  cardFirst: 'Choose a card from your hand first',
  cardForTile: 'Play a card beside its row or column first',
  cardBeforeDie: 'Cards are played before the die is chosen',
  shipFirst: 'Choose a ship first',
  tileFirst: 'Choose the tile to inject first',
  takeFirst: 'Take your tiles first, then press Done',
  injectFirst: 'Inject the tiles you have taken first',
  robotFirst: 'First choose where the robot comes from',
  boostFirst: 'Choose the tile with the boost first',
  drawLater: 'Cards are drawn at the end of your turn',
  endFirst: 'There is nothing more to do: end your turn, or undo',
  notActivated: 'The card you played does not activate this tile, or it has been activated already',
  robotsStay: 'Robots move only when an effect reassigns one, and when you launch a ship or place a Mission',
  advancedLater: 'An Advanced tile comes here when it is pushed out of your grid',
  onlySequenceB: 'No die can be used: roll new dice and fly on',
} as const;
