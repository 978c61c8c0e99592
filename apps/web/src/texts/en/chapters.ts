// The chapters. A sentence that asks has at most 20 words.

import { experts } from './learn/experts.ts';

const own = {
  dice: {
    title: 'Dice and buying',
    about: 'What a die can do, how to turn it, buy one and keep one.',
    learned: 'Colour says where, value says how often. Debris turns a die, a resource buys or reserves one.',
    value: {
      say: 'These are your dice. The colour says where a die works, the value how often.',
    },
    turn: {
      say: 'One debris turns a die over: 1 becomes 3. Turn the orange 1 and use it for Discover.',
      came: 'The die is worth 3 now. A star and a 2 also turn into each other.',
      gray: 'The gray 2 would become a star. Turn the orange 1.',
      first: 'As a 1 it takes one tile. Turn it first, then it takes three.',
      command: 'That flies a ship. Use the 3 for Discover.',
    },
    buy: {
      say: 'Hal has an orange 3. Buy it for one resource and use it for Discover.',
      came: 'Its owner cannot refuse. A bought die cannot be turned.',
      own: 'Your gray 1 repairs one cube. Hal’s 3 takes three tiles.',
      gray: 'That one is gray: no tiles for it. Buy the orange 3.',
      command: 'That flies a ship. Use the 3 for Discover.',
    },
    star: {
      say: 'A star is worth 0. It can still place a Mission where your ship is: do it.',
      came: 'A star is not lost: keep a ship waiting on a free hex.',
      gray: 'Gray repairs. The star places your green Mission.',
      card: 'Beside the board the card would not reach space. Use the star.',
    },
    reserve: {
      say: 'Roll new dice. Then pay a resource to reserve the green 3, and end the turn.',
      came: 'Nobody can buy a reserved die. Reserve the one you need most.',
      done: 'Hal could take the green 3. A resource keeps it safe.',
      lower: 'The 3 is worth more than that one.',
    },
    find: {
      say: 'Your turn to find it: gain 3 VP this turn.',
      came: 'The highest die on the Mission that pays: that is the idea.',
      roll: 'Rolling now costs the value of your dice: 4 VP.',
      turn: 'That gained less than 3 VP. What does your Mission in space pay?',
    },
  },

  actions: {
    title: 'The three ship actions',
    about: 'Discover, Repair, Destroy, and what damage does to them.',
    learned:
      'Orange discovers tiles, gray repairs and gives debris, green destroys Ravagers. Two cubes weaken an action.',
    discover: {
      say: 'Orange discovers. Take the first Advanced tile for two activations and inject it into row 2.',
      came: 'It scores at the end of the game, here for each Mission you own in space.',
      command: 'That flies a ship. The magnifier is Discover.',
      dear: 'It costs two as well, but an Advanced tile scores at the end.',
      cheap: 'A Technology tile for one activation. This time, take the Advanced one.',
      other: 'Each scores something else. Take the first one.',
      column: 'It could go there too, but use the black arrow of row 2.',
    },
    repair: {
      say: 'A damaged die costs 1 VP when it is taken. Repair the green one; use the debris: a resource.',
      came: 'Repair first, or the roll costs you VP.',
      command: 'That flies a ship. The wrench is Repair.',
      one: 'A single cube on an action does no harm yet. The die would cost a VP.',
      debris: 'Debris for debris gains nothing. Take the resource.',
      other: 'That works, too. This time, use the gray tile.',
    },
    destroy: {
      say: 'Green destroys. All Ravagers at a place go together: clear action 4 with the 2.',
      came: 'Both cards are in your hand, and each counts as every colour.',
      command: 'That flies a ship. The crosshair is Destroy.',
      one: 'That is only one Ravager. The 2 is enough for both at action 4.',
    },
    damaged: {
      say: 'Destroy has two cubes: every die is worth one less. Choose the die that still beats two Ravagers.',
      came: 'The 3 counted as 2. Repair such an action soon.',
      two: 'The 2 counts only as 1 here, and two Ravagers stand together.',
      command: 'That flies a ship. Use the 3 for Destroy.',
    },
    find: {
      say: 'Your turn to find it: gain 2 VP with the gray die.',
      came: 'Debris on a tile is a second way to use it.',
      roll: 'Rolling now would cost 2 VP. Your gray die can earn 2.',
      turn: 'That gained less. Which tiles pay VP, and what makes them work?',
    },
  },

  missions: {
    title: 'Ships and Missions',
    about: 'Fly, place, activate, and use the Missions of others.',
    learned:
      'A Mission pays when it is placed, and again by dice or when it leaves. A ship lets you use one of another player.',
    fly: {
      say: 'Your ship waits in space. Fly it one hex to the marked green hex and place the card.',
      came: 'A ship in space flies on: you need no new one.',
      card: 'Beside the board the card would not reach space. Take the die.',
      hex: 'The lesson goes on at the marked green hex, where the green card fits.',
      done: 'You are there. Place the card.',
    },
    neutralize: {
      say: 'This Mission pays when its strip leaves: place card 035 on the marked hex, close to the stern.',
      came: 'A neutralization pays soon when it lies on the first strip.',
      repair: 'That repairs. To fly, choose the gray Command.',
      hex: 'Out there it would wait for many turns. The first strip leaves next.',
      activation: 'Card 021 needs dice, and its strip leaves too soon. Place card 035.',
      done: 'You are there. Place card 035.',
    },
    cost: {
      say: 'Your Mission turns a resource into 2 VP. Activate it twice with the gray 2.',
      came: 'Two resources became 4 VP. Look at what a Mission costs before you roll.',
      action: 'That repairs. The VP are on your Mission in space.',
      buy: 'Keep your resources: the Mission turns each into 2 VP.',
      more: 'You have another resource: activate it again.',
    },
    guest: {
      say: 'This Mission is Hal’s, but your ship is there. Activate it twice, then end the turn.',
      came: 'You gained twice, its owner once. A good bargain.',
      action: 'Hal’s Mission pays more: choose the card under your ship.',
      more: 'The die is worth 2: activate it again.',
    },
    find: {
      say: 'Your turn to find it: gain 4 VP this turn.',
      came: 'Robots became points. Everything can be a resource.',
      roll: 'Rolling now would cost 3 VP.',
      turn: 'That gained less than 4 VP. What could your robots in the break room become?',
    },
  },

  ravagers: {
    title: 'Ravagers and damage',
    about: 'Why they come, what they take, and what they are good for.',
    learned: 'Icons beside a placed card wake Ravagers. They strike first, hold robots, and are worth having in hand.',
    wake: {
      say: 'A card placed between these icons wakes one Ravager for each. Each brings a Damage cube.',
    },
    pay: {
      say: 'A Ravager stands at Command: pay it first. Discard the gray card and fly to the green hex.',
      came: 'If you cannot pay, you lose 1 VP instead.',
      card: 'Begin with the die this time.',
      destroy: 'That would drive it away. This time, pay and fly.',
      green: 'You need the green card for the green hex. Discard the gray one.',
      hex: 'Your Mission is green: fly to the marked green hex.',
    },
    free: {
      say: 'A Ravager at action 4 holds your robot. Destroy both Ravagers there.',
      came: 'Your robot is back in the break room, and two cards are yours.',
      command: 'That flies a ship. The crosshair is Destroy.',
      other: 'Your robot is not there. It is held at action 4.',
    },
    spend: {
      say: 'Ravager cards are worth points: your Mission turns each into 2 VP. Activate it twice.',
      came: 'What you destroy, you can spend.',
      card: 'Beside the board it would work, too. Here it pays 2 VP.',
      destroy: 'Two cards are enough: your Mission scores them now.',
      more: 'You have another Ravager card: activate it again.',
    },
    find: {
      say: 'Your turn to find it: free your robot.',
      came: 'You counted the cubes before you chose. That is all there is to it.',
      roll: 'Rolling does not free it, and the dice would cost 4 VP.',
      turn: 'Your robot is held at action 3. Two Ravagers there need two activations.',
    },
  },

  cards: {
    title: 'Cards and your grid',
    about: 'One card can make a whole row work, before you use a die.',
    learned:
      'A card beside a row or column makes its tiles of that colour work; a Ravager card makes all of them work.',
    row: {
      say: 'First a card, then a die. Play the orange card beside row 1 and use both orange tiles.',
      came: 'A VP and a ship, and you still have your die.',
      die: 'After the die it is too late for a card. Play the card first.',
      empty: 'There is no tile in that row.',
      column: 'There it meets one orange tile at most. Row 1 has two.',
      done: 'Another tile can still work.',
    },
    ravager: {
      say: 'A Ravager card makes every colour work. Play it below column 1 and use all three tiles.',
      came: '3 VP for one card.',
      die: 'Play the card first, then the die.',
      gray: 'The gray card makes one gray tile work. The Ravager card makes all three work.',
      slot: 'There it meets one tile at most. Column 1 has three.',
      done: 'More tiles can work.',
    },
    inject: {
      say: 'Build a row of one colour: take the orange tile with 1 VP and inject it into row 1.',
      came: 'Three orange tiles in a row: one orange card makes them all work.',
      tile: 'That tile has another colour. Take the orange one.',
      row: 'Row 1 already has two orange tiles: inject it there.',
    },
    neighbour: {
      say: 'Arrows make a neighbour work, of any colour. Play the orange card beside row 2: use the VP tile above.',
      came: 'So an orange card made a gray tile work.',
      die: 'Play the card first, then the die.',
      slot: 'The tile with the arrows is in row 2.',
      robot: 'A robot is fine, but the tile above pays 1 VP.',
    },
    find: {
      say: 'Your turn to find it: gain 3 VP this turn.',
      came: 'Card, tiles, die: two things in one turn.',
      roll: 'Rolling would cost the value of your die and gain nothing.',
      turn: 'That gained less than 3 VP. Which card makes the most tiles work, and where?',
    },
  },

  journey: {
    title: 'New dice and the journey',
    about: 'What a roll brings, what it costs, and what leaves with the strip.',
    learned:
      'Sequence B rolls a die for each robot at work, clears your board and moves the ship; the first strip leaves.',
    strip: {
      say: 'This strip leaves with the next advance. What lies on it is resolved, and goes.',
    },
    ship: {
      say: 'Your Mission there pays 3 VP, and 3 more for a ship on it. Fly there; end the turn.',
      came: 'Now it pays twice. Only a star is left: time to fly on.',
      hex: 'The VP are on your Mission: fly onto its hex.',
      roll: 'Wait one turn: with your ship on it the Mission pays twice.',
    },
    leave: {
      say: 'Roll new dice, fly on, and end the turn: the strip leaves.',
      came: '3 VP as owner, 3 VP for the ship. Ships and robots on that strip are gone.',
    },
    station: {
      say: 'You roll one die for each robot at work. Use the green tile: send a robot to green.',
      came: 'From now on you roll two green dice.',
      die: 'Play the card first, then the die.',
      slot: 'The green tile is in row 3.',
      gain: 'A new robot would rest. Choose to reassign one.',
      colour: 'This time the green workstation.',
    },
    find: {
      say: 'Your turn to find it: gain 6 VP this turn.',
      came: 'To roll at the right moment is a move, too.',
      turn: 'That brought less. What happens to your Mission when the strip leaves?',
    },
  },

  endings: {
    title: 'Both endings',
    about: 'Spes or the Ravagers: how the game ends, and what counts then.',
    learned:
      'The game ends one round after the Black Angel reaches Spes or the Ravager deck runs out. Items count only at Spes.',
    two: {
      say: 'Two things end the game: the Black Angel reaches Spes, or the Ravager deck runs out.',
    },
    arrive: {
      say: 'Spes is one hex ahead. Roll new dice, fly on and end the turn.',
      came: 'The round is finished, and one more is played. The ship stays at Spes.',
    },
    overrun: {
      say: 'One Ravager card is left, and a Mission wakes two. Fly to the green hex and place it.',
      came: 'The deck ran out: one more round, without Spes.',
      card: 'That wakes nobody. Take the die.',
      hex: 'Your card is green: fly to the marked green hex.',
      done: 'Then the deck does not run out. Place the card.',
    },
    items: {
      say: 'At Spes every two of these pay 1 VP: robots in the break room, resources, ships in storage.',
    },
    find: {
      say: 'The Ravagers end this game: items pay nothing. Your turn to find it: make 4 VP of yours.',
      came: 'Know the ending, and you know what to spend.',
      roll: 'No time to roll: your dice are worth VP now.',
      turn: 'That gained less than 4 VP. What turns resources into VP?',
    },
  },

  hal: {
    title: 'Hal',
    about: 'How Hal chooses, what he takes from you, and how to use him.',
    learned: 'Hal’s card names a colour. He takes the best die of it, and pays you if it is yours.',
    card: {
      say: 'Hal draws a card each turn. It names a colour and an action: he takes the best such die.',
    },
    take: {
      say: 'Use the gray 1: store the debris and end the turn. Watch your green 3.',
      came: 'Hal took your green 3 and left a resource. Use your best die first.',
      green: 'Wise! But this time leave the 3 and see what Hal does.',
      card: 'No card this time. Take the gray die.',
      debris: 'This time, into storage.',
    },
    buy: {
      say: 'You have no dice left, but Hal left you a resource: spend it on his orange 2.',
      came: 'He gets 1 VP, you get a turn.',
      card: 'No card this time. Buy the die.',
      roll: 'After a roll Hal uses the lower half of his card. Buy the die first.',
    },
    find: {
      say: 'Your turn to find it: gain 2 VP. Hal may gain too.',
      came: 'Hal’s Missions are yours as well, wherever your ship stands.',
      roll: 'Rolling gains nothing here.',
      turn: 'That gained less than 2 VP. Where is your ship?',
    },
  },
} as const;

export const chapters = { learn: { ...own, ...experts } } as const;
