// Words that sentences are made of: colours, seats, counted things, dice, cards, tiles, actions, places.

/** The inflections of a colour; a language has those its own sentences use, as {{colour.a}}. */
const forms = (word: string, article: string) => ({ plain: word, a: `${article} ${word}` });

export const words = {
  colour: { orange: forms('orange', 'an'), gray: forms('gray', 'a'), green: forms('green', 'a') },

  /**
   * How a seat is named. `elided` is for a name that begins with a vowel. In English every name takes ’s: “James’s”.
   */
  who: {
    you: 'You',
    hal: 'Hal',
    neutral: 'The neutral player',
    seat: 'Player {{number}}',
    bot: 'Bot {{number}}',
    from: {
      name: 'from {{name}}',
      hal: 'from Hal',
      neutral: 'from the neutral player',
      seat: 'from Player {{number}}',
      bot: 'from Bot {{number}}',
    },
    of: {
      name: '{{name}}’s',
      elided: '{{name}}’s',
      hal: 'Hal’s',
      neutral: 'the neutral player’s',
      seat: 'Player {{number}}’s',
      bot: 'Bot {{number}}’s',
    },
  },

  /** Counted things by themselves, as in a label. */
  count: {
    vp_one: '{{count}} VP',
    vp_other: '{{count}} VP',
    ship_one: '{{count}} ship',
    ship_other: '{{count}} ships',
    resource_one: '{{count}} resource',
    resource_other: '{{count}} resources',
    robot_one: '{{count}} robot',
    robot_other: '{{count}} robots',
    debris_one: '{{count}} debris',
    debris_other: '{{count}} debris',
    damage_one: '{{count}} damage',
    damage_other: '{{count}} damage',
    ravager_one: '{{count}} Ravager',
    ravager_other: '{{count}} Ravagers',
    die_one: '{{count}} die',
    die_other: '{{count}} dice',
    card_one: '{{count}} card',
    card_other: '{{count}} cards',
    missionCard_one: '{{count}} Mission card',
    missionCard_other: '{{count}} Mission cards',
    ravagerCard_one: '{{count}} Ravager card',
    ravagerCard_other: '{{count}} Ravager cards',
    tile_one: '{{count}} tile',
    tile_other: '{{count}} tiles',
    activation_one: '{{count}} activation',
    activation_other: '{{count}} activations',
    player_one: '{{count}} player',
    player_other: '{{count}} players',
    move_one: '{{count}} move',
    move_other: '{{count}} moves',
  },

  /** The same as the object of a verb: gain, spend, lose. */
  object: {
    vp_one: '{{count}} VP',
    vp_other: '{{count}} VP',
    ship_one: '{{count}} ship',
    ship_other: '{{count}} ships',
    resource_one: '{{count}} resource',
    resource_other: '{{count}} resources',
    robot_one: '{{count}} robot',
    robot_other: '{{count}} robots',
    debris_one: '{{count}} debris',
    debris_other: '{{count}} debris',
    item_one: '{{count}} item',
    item_other: '{{count}} items',
  },

  die: {
    starFace: 'star',
    face: '{{colour.a}} {{value}}',
    star: '{{colour.a}} star',
    bareFace: '{{colour.plain}} {{value}}',
    bareStar: '{{colour.plain}} star',
  },

  /** `bare` without an article, the others as a sentence needs it. `unknown` is seen from the back. */
  card: {
    mission: {
      bare: '{{colour.plain}} Mission {{number}}',
      subject: '{{colour.plain}} Mission {{number}}',
      object: '{{colour.plain}} Mission {{number}}',
      genitive: '{{colour.plain}} Mission {{number}}',
    },
    ravager: {
      bare: 'Ravager {{number}}',
      subject: 'Ravager {{number}}',
      object: 'Ravager {{number}}',
      genitive: 'Ravager {{number}}',
    },
    unknownMission: '{{colour.a}} Mission card',
    unknownRavager: 'a Ravager card',
  },

  tile: {
    technology: 'the {{colour.plain}} tile ({{effect}})',
    starting: 'the {{colour.plain}} Starting tile ({{effect}})',
    advanced: 'the Advanced tile ({{effect}})',
    bareTechnology: '{{colour.plain}} tile ({{effect}})',
    bareStarting: '{{colour.plain}} Starting tile ({{effect}})',
    bareAdvanced: 'Advanced tile ({{effect}})',
    or: '{{first}} or {{second}}',
    effect: {
      vp: '+1 VP',
      gainShip: '+1 ship',
      gainResource: '+1 resource',
      gainDebris: '+1 debris',
      gainRobot: '+1 robot',
      moveShip: 'fly up to 2 hexes',
      reassignRobot: 'reassign a robot',
      drawMission: 'draw a Mission card',
      activateVertical: 'activate above or below',
      activateHorizontal: 'activate left or right',
    },
    boost: {
      vpForAction: '+{{vp}} VP at {{action}}',
      dieToThree: '{{colour.plain}} die to 3',
      dieToAnyColour: '{{colour.plain}} die counts as any colour',
      reserveDie: 'reserve {{colour.a}} die for free',
    },
    advancedKind: {
      orangeInGrid: '{{vp}} VP per orange tile in the grid',
      grayInGrid: '{{vp}} VP per gray tile in the grid',
      greenInGrid: '{{vp}} VP per green tile in the grid',
      ejectedTechnology: '{{vp}} VP per ejected tile',
      debris: '{{vp}} VP per debris',
      ravagerCards: '{{vp}} VP per Ravager card',
      advancedTiles: '{{vp}} VP per Advanced tile',
      cardsInSpace: '{{vp}} VP per card in space',
    },
  },

  /** The permanent effect of a Ravager, in a few words. */
  strike: {
    damageNextAction: 'the next action is damaged',
    damageSupplyDie: '{{colour.a}} die in the supply is damaged',
    discardMission: 'discard a Mission card',
    discardRavager: 'discard a Ravager card',
    placeRobot: 'a robot is held',
  },

  action: {
    discover: 'Discover',
    repair: 'Repair',
    destroy: 'Destroy',
    command: 'Command',
    numbered: '{{number}} {{name}}',
    long: {
      discover: 'Discover Technology',
      repair: 'Repair the Black Angel',
      destroy: 'Destroy Ravagers',
      command: 'Command Your Ships',
    },
  },

  line: {
    row: 'row {{number}}',
    column: 'column {{number}}',
    atRow: 'at row {{number}}',
    atColumn: 'at column {{number}}',
    intoRow: 'into row {{number}} from the left',
    intoColumn: 'into column {{number}} from below',
    cell: 'row {{row}}, column {{column}}',
  },
} as const;
