// The table of rooms: which workspace may import which, and which folder of a workspace may import which of its own.
// check-rooms.ts compares every import with it. Workspaces and rooms are in order, the lowest first: each imports only
// what stands above it, so no two import each other. Tests, benches and scripts may import anything.

export interface Workspace {
  /** Workspaces of this project that it may import; of these, '.' is any of their entries. */
  readonly imports: readonly string[];
  /**
   * pure: no other package, no Node, no browser, no clock, no chance. quiet: no Node and no browser. node: no browser.
   * page: no Node.
   */
  readonly nature: 'pure' | 'quiet' | 'node' | 'page';
  /**
   * By room, the rooms it may import. A room is a folder, or a file without its ending; a room within a folder stands
   * before that folder. '.' are the files beside the folders that no room of FILES has; nothing imports them.
   */
  readonly rooms: Readonly<Record<string, readonly string[]>>;
  /** Rooms of files beside the folders, or of several folders. */
  readonly files?: Readonly<Record<string, readonly string[]>>;
  /** Files that may use Node in spite of the nature. */
  readonly withNode?: readonly string[];
  /** Rooms that do not import React. */
  readonly headless?: readonly string[];
}

const BELOW_EFFECTS = ['state', 'content', 'pieces', 'frames/frame', 'board'];
const BELOW_FRAMES = [...BELOW_EFFECTS, 'effects', 'feasibility'];

const names = (list: string): string[] => list.split(' ');
export const WORKSPACES: Readonly<Record<string, Workspace>> = {
  'packages/rules': {
    imports: [],
    nature: 'pure',
    files: {
      state: names('captives copy fault hex random rng rules-version sha256 snapshot state to-bit turn vp-rule'),
      pieces: names('damage decks dice events gains hash missions moves ravagers space trigger-end'),
      board: names('flight grid score'),
      turns: names('hal sequence-b turn-order'),
      game: names('determinize game invariants outlook record setup shared-views view view-event'),
      position: names('position position-cards position-decision position-json position-reader position-tiles'),
    },
    rooms: {
      // The state and its copies, and what needs nothing else.
      state: [],
      // What is printed on cards and tiles.
      content: ['state'],
      pieces: ['state', 'content'],
      // The stack of decisions, which effects and the board push to. Their rules are in frames.
      'frames/frame': ['state', 'content', 'pieces'],
      board: ['state', 'content', 'pieces', 'frames/frame'],
      effects: BELOW_EFFECTS,
      // T2, T3: what can still be completed.
      feasibility: [...BELOW_EFFECTS, 'effects'],
      // Hal, Sequence B and whose turn follows.
      turns: [...BELOW_EFFECTS, 'effects'],
      frames: [...BELOW_FRAMES, 'turns'],
      game: ['state', 'content', 'pieces', 'frames/frame', 'board', 'turns', 'frames'],
      position: ['state', 'content', 'pieces', 'frames/frame', 'board', 'game'],
      texts: ['content', 'frames/frame'],
      // The entries of the package.
      '.': ['state', 'content', 'pieces', 'frames/frame', 'board', 'turns', 'frames', 'game'],
    },
  },
  'packages/engine': {
    imports: ['rules'],
    nature: 'quiet',
    files: {
      present: names('engine present present-rules sharing'),
      load: names('load open-set'),
    },
    rooms: {
      // What everybody else may know of an engine.
      contract: [],
      present: ['contract'],
      // Frozen versions, adapted to the contract.
      adapters: ['present'],
      load: ['contract', 'present', 'adapters'],
      '.': ['contract', 'present'],
    },
  },
  'packages/bots': {
    imports: ['rules', 'engine'],
    nature: 'quiet',
    withNode: ['node-worker.ts', 'node-worker-url.ts'],
    files: {
      basics: names('bot deal distinct-choices first-of-each pending-requests random read-list'),
      evaluation: names('evaluation feature-reader features mission-features weights'),
      search: names('greedy overlooking play play-ahead simple-bots strategist turn-search variations yardstick'),
      levels: names('levels make-bot search-spec think-as'),
      worker: names('bot-client engine node-worker node-worker-url web-worker worker'),
    },
    rooms: {
      basics: [],
      // What a position is worth by a formula.
      evaluation: ['basics'],
      search: ['basics', 'evaluation'],
      'learned/kernel': [],
      // What a position is worth by a net.
      learned: ['basics', 'evaluation', 'search', 'learned/kernel'],
      // Reasons, paths, reviews and puzzles.
      advice: ['basics', 'evaluation', 'search'],
      levels: ['basics', 'evaluation', 'search', 'learned'],
      worker: ['basics', 'search', 'levels'],
      '.': ['basics', 'evaluation', 'search', 'learned/kernel', 'learned', 'levels', 'worker'],
    },
  },
  'packages/match': { imports: ['rules', 'engine'], nature: 'quiet', rooms: { '.': [] } },
  'packages/protocol': { imports: ['rules', 'engine', 'match'], nature: 'quiet', rooms: { '.': [] } },
  'packages/words': {
    imports: ['rules', 'engine', 'protocol'],
    nature: 'quiet',
    files: { texts: ['texts'] },
    rooms: { en: [], texts: ['en'], fr: ['texts'], ru: ['texts'], '.': names('en texts fr ru') },
  },
  'packages/lab': {
    imports: ['rules', 'engine', 'words', 'bots'],
    nature: 'node',
    rooms: {
      training: [],
      // Bots of strangers: modules, and programs that speak the line protocol.
      programs: [],
      '.': ['training', 'programs'],
    },
  },
  'apps/cli': {
    imports: ['rules', 'engine', 'words', 'bots', 'lab', 'bench'],
    nature: 'node',
    files: {
      words: names('bot-seats command language play-moves say-reason show-table'),
    },
    rooms: { words: [], commands: ['words'], '.': ['words', 'commands'] },
  },
  'apps/server': {
    imports: ['rules', 'engine', 'words', 'bots', 'match', 'protocol'],
    nature: 'node',
    rooms: {
      store: [],
      // The log, metrics, the health of the store.
      ops: ['store'],
      // The kit of routes, limits, errors, tokens.
      http: names('store ops'),
      bots: [],
      accounts: names('store http'),
      // Component sets that players upload.
      sets: names('store http accounts'),
      'tables/clock': ['store'],
      // What is stored of a table, and what everybody may know of it.
      'tables/row': names('store http accounts tables/clock'),
      // The running game and its log.
      'tables/game': names('store'),
      // An open table: queue, row, log and clients.
      'tables/room': names('store http bots tables/clock tables/row tables/game'),
      // What players, clocks and the operator do at it.
      'tables/verbs': names('store tables/clock tables/row tables/game tables/room'),
      // The tables of this node, and lists of tables.
      'tables/all': names('store http accounts tables/row tables/room tables/verbs'),
      'tables/api': names('store http accounts tables/game tables/room tables/verbs tables/all'),
      daily: names('store http accounts'),
      ratings: names('store http accounts daily'),
      notify: names('store http accounts tables/verbs tables/all'),
      moderation: names('store http accounts tables/row tables/verbs tables/all'),
      tournaments: names('store http accounts notify tables/row tables/room tables/all'),
      '.': names(
        'store ops http bots accounts sets tables/row tables/room tables/all tables/api daily ratings notify moderation tournaments',
      ),
    },
  },
  'apps/web': {
    imports: ['rules', 'engine', 'words', 'bots', 'match', 'protocol'],
    nature: 'page',
    // Their files do not import React.
    headless: ['ui-state', 'animation', 'sound', 'match', 'own-sets', 'advice', 'table/core'],
    rooms: {
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
  },
};
