// The rules in English, short and in our own words, by the ids of docs/rules.md.
/** The rules in English, by id. */
export const rulesEn: Readonly<Record<string, string>> = {
  C1: 'There are three colours: orange (Meluriens), gray (Xhavits) and green (Tsoths).',
  C2: 'There are 18 dice, 6 of each colour, with the faces 0 (star), 1, 1, 2, 3 and 3. Opposite faces differ by 2: star and 2, 1 and 3, 1 and 3.',
  C3: 'The game has 60 Mission cards (20 of each colour), 30 Ravager cards, 48 Technology tiles (16 of each colour), 16 Advanced Technology tiles, 3 Starting Technology tiles for each player, 7 double-sided Space strips and 12 Hal cards.',
  C4: 'Each player has exactly 16 robots; with none left in their supply, they cannot gain one. Ships, resources and Damage/Debris cubes never run out.',
  C5: 'A player’s robots are always in the supply, in the break room, in a workstation, piloting a ship, or on a Mission or Ravager card. A robot that is used always comes from the break room, a robot gained goes from the supply to the break room, and a robot spent or ejected returns to the supply.',
  C6: 'A player’s VP never fall below 0 on the score track.',
  S1: 'Dice of each colour: 6 with 4 players, 5 with 3, 4 with 2 or 1. The rest leave the game.',
  S2: 'The Space board has 7 strips with 3 or 4 players and 5 with 1 or 2, in random order and with random sides up. The Spes token lies on the strip farthest from the Black Angel board; the Black Angel stands on the middle hex of the centre strip.',
  S3: 'The Technology tiles form three shuffled stacks, one of each colour, standard side up. One tile of each colour goes, in random order, to the first three places of the display.',
  S4: 'The Advanced Technology tiles are shuffled face down, and four of them are placed face up beside the display.',
  S5: 'The Mission cards form three shuffled face-down decks, one of each colour.',
  S6: 'With 3 players, 6 random cards are removed from the Ravager deck; with 2 or 1, 12 cards. Then two cards are revealed, one after the other, and each goes to its action with one Damage cube (A2.C4).',
  S7: 'Each player starts with 5 VP and 16 robots: 5 in the break room, 1 in each workstation, 8 in the supply. The 3 Starting tiles go at random on the three marked cells of the grid. Each player has 1 Mission card of each colour and 1 Ravager card in hand, and 1 resource, 1 debris and 1 ship in storage.',
  S8: 'In turn order, each player rolls one die of each colour into the standard area of their compartment.',
  S9: 'Then each player but the first takes the advantage of their place in the turn order. For the 3rd and 4th players it includes the option to reserve one die for free.',
  T1: 'Players take turns clockwise. A turn is either Sequence A or Sequence B, each resolved in its order.',
  T2: 'A player unable to perform Sequence A must perform Sequence B; choosing B is always allowed. Sequence A is also possible when only phase A1 makes it so (for example, a tile gives the resource that buys a die); then only such choices are offered.',
  T3: 'A choice that would leave the player unable to finish Sequence A is not allowed, so nobody can get stuck.',
  T4: 'At the end of the turn a hand holds at most 6 Mission cards; the player discards the excess, choosing which cards. Ravager cards do not count.',
  'A1.1':
    'The player may put one Mission or Ravager card from hand, face down, into one of the six slots of their board (3 rows, 3 columns) that holds no card.',
  'A1.2':
    'A Mission card activates the Technology tiles of its own colour in that row or column; a Ravager card activates all of them. The player chooses the order and may skip any activation.',
  'A1.3': 'Advanced tiles are never activated. Starting tiles are Technology tiles of their colour.',
  'A1.4': 'A card may be played even if it would activate nothing.',
  'A2.1':
    'The player chooses one die from their own compartment (either area), or buys one from another player’s standard area for 1 resource, paid to its owner, who cannot refuse. A reserved die (in the high-security area) cannot be bought.',
  'A2.2':
    'Before using a die of their own, the player may spend exactly 1 debris from storage to turn that die to its opposite face (0↔2, 1↔3), once. A bought die cannot be turned, and debris on tiles cannot be spent for this.',
  'A2.3':
    'The die is used for one action of its colour on the Black Angel, or to activate one Mission card of its colour in space.',
  'A2.4':
    'The die’s value is the number of activations available; at least one must be performed, the rest may be left. With a value of 0 only Command Your Ships is possible (A2.C1).',
  'A2.5': 'A damaged action (2 Damage cubes) lowers the value by 1, but not below 0. One cube has no effect.',
  'A2.6':
    'If there are Ravager cards at the action, the permanent effect of the top one is resolved first; a cube it places may then be repaired. A player who can pay must pay, and what they discard goes to its discard; if an effect that must be paid (073–090) cannot be, they lose 1 VP and go on. An effect that places damage (061–072) is ignored at no cost if none can be placed.',
  'A2.7':
    'The Black Angel has six actions, two of each colour: Discover Technology (orange), Repair the Black Angel (gray), Destroy Ravagers (green), and Command Your Ships in each of the three colours. They are numbered 1 to 6 clockwise.',
  'A2.D1':
    'Each activation takes one tile from the display; a tile on one of the first two places and any Advanced tile cost two activations each. All tiles are taken before the first one is injected.',
  'A2.D2':
    'Technology tiles taken are not replaced, and the others do not move. An Advanced tile is replaced at once from its stack while that lasts. Duplicates are allowed.',
  'A2.D3':
    'Taken tiles are injected one by one, in any order: a Technology tile along any of the six colour arrows (into a row from the left, into a column from the bottom), an Advanced tile along one of the two black arrows. The new tile takes the cell next to its arrow and pushes the tile there one cell on, and so on, until an empty cell takes up the push or a tile leaves the grid at the right or the top.',
  'A2.D4': 'An ejected Technology tile is kept beside the player board; debris on it goes to its owner’s storage.',
  'A2.D5':
    'An ejected Advanced tile is placed at once on one of the player’s three Advanced places, of their choice (one tile each); if all are taken, it is kept beside the board. E5 sets its limit at scoring.',
  'A2.R1':
    'Each activation removes one Damage cube from an action or from a damaged die in a supply; the cube becomes debris. From an action with two cubes, the second is removed first.',
  'A2.R2':
    'That debris goes to storage, or at once onto a Technology tile in the player’s grid that bears none: the tile is activated immediately and holds the debris until the board is reset. Starting tiles can take debris, Advanced tiles cannot, and the tile’s effect must be able to do something.',
  'A2.X1':
    'Each activation destroys one Ravager card, which goes to the player’s hand. All the cards at one place must be destroyed together, in the same action: a place with more cards than activations left cannot be chosen.',
  'A2.X2': 'Robots held on a destroyed Ravager card return to their owners in the break room.',
  'A2.C1':
    'The player moves one of their ships in space up to the value, hex by hex, or first launches one at the Black Angel’s hex (a ship from storage, a robot from the break room as pilot). With value 1 or more the ship must end on another hex, or a card must be placed (also at the launching hex; that takes two robots). With value 0 there is no launch and no move: a card must be placed at one of their ships already in space.',
  'A2.C2':
    'Asteroid hexes cannot be entered, except the one where the Black Angel is; when it leaves, ships there are destroyed and return to the supply with their pilots. A ship may pass occupied hexes and Spes, and may stop on Spes, on any colour and on any player’s card where fewer than 2 ships stand, none of them its owner’s. Nobody places a card on Spes.',
  'A2.C3':
    'If the ship stands on a hex of the die’s colour with no card, the player may (with value 0, must) place a Mission card of that colour from hand there and a robot from the break room on its reward; they take the reward and own the card. Ships already on that hex now stand on the card. The Black Angel’s presence does not matter.',
  'A2.C4':
    'Then one Ravager appears for each Ravager icon visible on hexes adjacent to the card; cards and the Spes tile hide icons, ships and the Black Angel do not. Its card goes on top at its action; if three are there, discard it and draw again; if no card in deck or discard can be placed, none appears. Each adds a Damage cube: on the action’s first free space, else on an undamaged die in its colour’s supply, else none.',
  'A2.C5':
    'Then the Technology tiles shown on the card appear, top to bottom: each goes from its colour’s stack to the first place of the display, pushing the others (A2.D3); a tile pushed off the end is discarded. An empty stack is refilled with the shuffled discards of its colour; with none, nothing appears.',
  'A2.C6': 'Command Your Ships cannot be performed without the ship or robots it needs.',
  'A2.M1':
    'Only activation missions can be activated, with a die of the card’s colour, and with the player’s own robot or ship on the card.',
  'A2.M2':
    'Each activation applies the effect once; costs come from storage, break room or hand, and technologies from the grid or the ejected tiles. A Mission card paid may be of any colour; a Ravager card cannot replace it. Technology tiles (to their colour’s discard) and Starting tiles (out of the game) can be spent, Advanced tiles cannot; debris on a spent tile goes to storage.',
  'A2.M3':
    'If another player owns the activated card, that owner may afterwards perform exactly one activation, without a die.',
  'A2.M4': 'Damage and Ravagers do not affect Mission cards. A card cannot be activated on the turn it was placed.',
  'A3.1':
    'The player draws one Mission card of the used die’s original colour and returns the die to its supply, undamaged.',
  'A3.2':
    'When a Mission deck’s last card is drawn, the deck is remade at once from the shuffled discards of its colour; if there are none, it is remade at the next draw. If there are none then either, there is no card to draw.',
  'B1.1':
    'The player returns all dice left in their compartment, the reserved ones too, and loses VP equal to the sum of the dice’s values.',
  'B1.2':
    'The player takes one die for each of their robots in the workstations, by colour, as far as the supply lasts, undamaged dice first; none may be refused. Each damaged die taken costs 1 VP and its cube leaves. The dice are rolled into the standard area.',
  'B1.3': 'The player may reserve one die by paying 1 resource to the supply.',
  'B2.1':
    'The player discards the cards in their six slots (Mission and Ravager cards each to their own discard) and moves the debris from their tiles to storage.',
  'B3.1': 'The Black Angel advances one hex straight ahead. Ships left on an asteroid hex are destroyed (A2.C2).',
  'B3.2':
    'All Mission cards on the first strip are ejected. Neutralization missions are resolved first, in any order, each for its owner and the players with ships on it; none of the cards being ejected counts for the others. All this is gained before the robots on the cards return, so the limit on robots may apply (C4).',
  'B3.3':
    'Each ejected card is tucked beside its owner’s board, in its colour. Robots and ships on these cards, and ships elsewhere on that strip with their pilots, return to the supply.',
  'B3.4':
    'The first strip is turned over and becomes the last. If it bore the Spes token, the token leaves and the Spes tile covers that strip’s middle hex, which is no longer a territory.',
  E1: 'The end is triggered when the Black Angel arrives on Spes (that phase B3, ejection included, is completed) or when the Ravager deck becomes empty in a Sequence A (it is remade from the shuffled discards). The round is finished, then one more is played. A Ravager deck emptied after the trigger is remade and triggers nothing; Spes scoring (E4) stands.',
  E2: 'From the next turn after the trigger, the Black Angel advances no more: phase B3 is skipped and no more cards are ejected.',
  E3: 'In the final round, a player who would have to perform Sequence B may pass instead.',
  E4: 'Debris on tiles moves to storage, then Advanced tiles score. Then, only if the Black Angel has reached Spes, every 2 items among robots in the break room, resources and ships in storage give 1 VP (added up, rounded down).',
  E5: 'An Advanced tile in the grid, or ejected beyond the three places, scores at most 4 VP. One on a place scores at most 4 VP, plus 2 for each of that player’s ejected cards of that place’s colour.',
  E6: 'Two or more copies of the same Advanced tile need different elements for each tile scored. The best division is chosen for the player.',
  E7: 'The player with the most VP wins; tied players share the victory.',
  N1: 'With two players, a neutral player has one robot of an unused colour in each workstation. At setup the first player rolls the neutral player’s three dice into an unused compartment.',
  N2: 'The neutral player’s dice can be bought; the resource goes to the supply. They cannot be turned.',
  N3: 'At each Sequence B, after B1.3, the neutral player’s star dice return to their supplies. Then, for each neutral robot in a workstation whose colour has no die in the neutral compartment, one die of that colour is rolled from the supply, if there is one (an undamaged one first; a cube on it just leaves).',
  N4: 'A player who adds a robot to a workstation removes the neutral robot there from the game.',
  V1: 'With the advanced rules, Technology tiles are used boost side up: at setup, when they appear, and when taken and injected.',
  V2: 'A boost is used once, when its condition is met; the tile then turns to its standard side. Boosts combine with each other and with turning the die (A2.2), in any order; die boosts apply before damage lowers the value; after a change of colour “set a die to 3” fits the old or the new colour. The +2 VP boost is for actions on the Black Angel, not for Mission cards. Starting tiles have no boost.',
  V3: 'Only standard-side tiles can be activated. A tile may be turned to its standard side early, giving up its boost, when playing a card (A1), when placing debris in Repair, or when an adjacent tile is about to activate it.',
  V4: 'With the advanced rules, in phase A3 the player draws two cards, keeps one and discards the other. The cards are of the die’s original colour, whatever a boost made of it. If only one can be had, it is kept.',
  V5: 'With the advanced rules, the green “draw” tile draws two cards of one chosen colour; the player keeps one and discards the other.',
  H1: 'Setup is as for two players (4 dice of each colour, 5 strips, 12 Ravager cards removed) but without a neutral player, with or without the advanced rules; the player is first. Hal has 0 VP (easy), 5 (standard), 10 (difficult) or 15 (extreme), one robot in each workstation and the others in the break room, rolled dice and a shuffled deck; he has no board, tiles, hand, storage or advantage.',
  H2: 'Whatever Hal gains becomes VP at once, at the rate set for each kind of item. The item itself goes to its supply or discard; an Advanced tile leaves the game.',
  H3: 'With a die in his compartment, Hal plays a card whose halves each name a colour and an action: the top half first after the player’s Sequence A, the bottom half first after a B or a pass. If no die of that colour is available (his own or the player’s unreserved ones), he uses the other half; if neither works, his lowest die of the third colour returns to its supply and he gains 3 VP.',
  H4: 'Of that colour Hal takes the die of greatest value among his own and the player’s unreserved dice, his own on a tie. For the player’s die, the player takes 1 resource from the supply. The die used returns to its supply, and Hal draws no card in phase A3.',
  H5: 'A damaged action lowers Hal’s value. Of Ravager effects only those that add damage are resolved, before the action, and he loses nothing. With value 0 at Discover Technology, Repair or Destroy Ravagers, none is resolved.',
  H6: 'If the card says “Advanced first”, the value is 2 or more and an Advanced tile is on show, Hal takes the one nearest the display; the others shift and the row is refilled. The value left, or all of it otherwise, takes Technology tiles he can pay for, those nearest to leaving first. So with “Advanced first”, value 1 takes one cost-1 tile, and value 3 an Advanced tile and one cost-1 tile.',
  H7: 'Repair: Hal removes one cube per activation, by action number upward or downward as the card says, both cubes of an action before the next. Only when no action has any does he remove cubes from dice, in the order orange, gray, green.',
  H8: 'Destroy Ravagers: in the card’s direction, Hal destroys as many Ravagers as the value allows, skipping a place that would lower the total.',
  H9: 'If Hal’s value is 0 at Discover Technology, Repair or Destroy Ravagers, or the action yields nothing, he just gains 3 VP.',
  H10: 'Command Your Ships: at any value, Hal draws a Mission card of the die’s colour and places it on a free hex of that colour, a neutralization from the first strip on, an activation mission from the fifth back; of two hexes, the comet one. A comet gives 3 VP. He places a robot (he always has one), takes the reward, Ravagers and Technology appear; no ship or pilot. Without a card or free hex (card discarded): just 3 VP.',
  H11: 'Without dice Hal performs Sequence B; he never reserves, and a damaged die costs him 1 VP. His turn with a card counts as a Sequence A for E1, and after the trigger he too skips phase B3.',
  H12: 'When a Mission card of Hal’s is ejected, by anyone, it scores him 3 VP instead of its effect; the card goes to its discard and his robot to the break room. Players with ships on it resolve it as usual.',
  H13: 'A player activating Hal’s card gives Hal one activation; he is taken to own whatever it costs and gains all it yields (goods become VP, H2).',
  H14: 'A player buying Hal’s die pays 1 resource, and Hal gains 1 VP.',
  H16: 'Any choice left open for Hal is made so as to give him the most VP; if equal, the lowest number comes first.',
  H15: 'Hal’s deck is reshuffled when it runs out. He scores nothing more at the end. The player wins with more VP than Hal; a tie is Hal’s.',
  K1: 'Public: everything on the boards and in space, dice, storage, VP, the display, the Advanced tiles on show, the top tile of each Technology stack, the number of cards in every deck and discard, the rules and options of the game, and Hal’s played cards.',
  K2: 'Of another player’s hand only the backs are seen: how many Mission cards of each colour and how many Ravager cards, never which. The same goes for the face-down cards in their six slots.',
  K3: 'Nobody knows the order of any deck or stack (beyond a visible top tile), which Ravager cards were removed at setup, or the coming dice. What a player drew, kept, discarded face down or looked at (V4) only they know. Cards spent or discarded from hand are not shown to others; a placed Mission card is.',
  X1: 'Each Mission card, Ravager card, Technology tile (standard and boost side) and Advanced tile has exactly the effect described for it.',
  X2: 'A tile that activates an adjacent tile cannot activate one that itself activates another. The neighbour may be of any colour, and may have been activated already this turn.',
  X3: 'Moving a ship up to 2 hexes: the player moves one already in space, or launches one and moves it, by the movement rules (A2.C1, A2.C2); no card is placed.',
  X4: 'Reassigning a robot moves one of the player’s robots from the break room to a workstation, or back.',
  X5: 'Neutralization with one effect (017–020, 037–040, 057–060): the owner and each player with a ship on the card score for their own cards; the owner’s own ship adds nothing. With two effects (013–016, 033–036, 053–056): the owner takes the left one, and every player with a ship on the card, the owner too, takes the right one.',
  X6: 'During phase B3, “cards in space you own” and “ejected cards” do not include the cards on the strip being ejected. At final scoring all of a player’s cards in space count.',
};
