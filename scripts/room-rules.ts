// Which folders of an app each folder may import; check-rooms.ts compares the imports with it. The folders of an app
// are in order, the lowest first: each one imports only folders above it in this file, so no two folders import each
// other. A folder within a folder is a room of its own, before the one around it. '.' are the files beside the folders;
// nothing imports them.

export type RoomRules = Readonly<Record<string, readonly string[]>>;

/** Their files do not import React. */
export const HEADLESS: readonly string[] = [
  ...['ui-state', 'animation', 'sound', 'match', 'own-sets', 'advice', 'table/core'],
];

export const ROOM_RULES: Readonly<Record<string, RoomRules>> = {
  'apps/web/src': {
    style: [],
    // The address, the settings, and values stored in this browser.
    browser: [],
    'ui-state': [],
    art: [],
    animation: ['ui-state'],
    sound: ['browser'],
    texts: ['browser', 'ui-state'],
    // Requests, the connection to a table, and the secrets that open accounts and seats.
    net: ['browser', 'texts'],
    match: ['browser', 'ui-state'],
    // The player's own component sets: headless, with their storage.
    'own-sets': ['match'],
    // The worker for advice, and its client. Headless.
    advice: [],
    pwa: ['browser', 'net'],
    // The kit: dialogs, forms, notes, the frame of a page.
    ui: ['browser', 'art', 'texts', 'net', 'match', 'pwa'],
    // The page where sets are made, and what other pages show of a set.
    workshop: ['browser', 'art', 'texts', 'net', 'match', 'own-sets', 'ui'],
    account: ['browser', 'texts', 'net', 'match', 'pwa', 'ui'],
    community: ['browser', 'art', 'texts', 'net', 'match', 'ui', 'workshop', 'account'],
    // The rulebook: a page, and a dialog at the table.
    rulebook: ['browser', 'art', 'texts', 'own-sets', 'ui'],
    panels: ['browser', 'ui-state', 'art', 'texts', 'match', 'ui', 'community', 'rulebook'],
    // What the table shows and when: the store, the playback, the replay.
    'table/core': ['browser', 'ui-state', 'sound', 'match'],
    table: [
      'table/core',
      'browser',
      'ui-state',
      'art',
      'animation',
      'texts',
      'match',
      'advice',
      'ui',
      'workshop',
      'panels',
    ],
    // The review of a finished game.
    review: ['browser', 'art', 'texts', 'net', 'match', 'advice', 'ui', 'panels'],
    online: [
      'browser',
      'ui-state',
      'art',
      'texts',
      'net',
      'match',
      'ui',
      'account',
      'community',
      'table/core',
      'table',
      'workshop',
    ],
    pages: ['browser', 'art', 'texts', 'net', 'match', 'own-sets', 'ui', 'rulebook', 'online', 'workshop'],
    statistics: ['browser', 'texts', 'net', 'match', 'ui', 'panels', 'review', 'online'],
    learn: ['browser', 'ui-state', 'art', 'texts', 'match', 'ui', 'table/core', 'table'],
    // Puzzles at the table, as lessons of one step.
    puzzles: ['browser', 'art', 'texts', 'ui', 'panels', 'table', 'learn'],
    '.': [
      ...['style', 'browser', 'art', 'texts', 'net', 'pwa', 'ui'],
      ...['community', 'table', 'online', 'pages', 'statistics', 'learn', 'puzzles', 'workshop', 'review'],
    ],
  },
};
