// Problems of a server, and what is said about tables on a server before one is opened.

export const net = {
  title: 'Online',
  privacy: 'No account needed, no tracking. Games online are kept on this server.',
  copy: 'Copy',
  nameNeeded: 'A name of 1 to 24 characters',
  problem: {
    unreachable: 'The server cannot be reached. Are you online?',
    unavailable: 'The server cannot reach its games right now. They are safe: try again in a moment.',
    damagedTable: 'This game cannot be opened. The people who run this server have been told.',
    unknownTable: 'There is no such table. The link may be incomplete, or nobody sat down there in time.',
    badToken: 'This link no longer opens the seat: it was replaced, or the seat was freed before the game began.',
    begun: 'The game has begun already.',
    nameTaken: 'Somebody at this table already has that name. Choose another one.',
    noSeat: 'There are no free seats left.',
    noPerson: 'A table needs at least one seat for a person.',
    alreadySeated: 'Your account already has a seat at this table.',
    seatsFixed: 'The game has begun: nobody can be removed from the table.',
    seatOwned: 'A seat belongs to its player: nobody else can give it a new link.',
    expired: 'You are no longer logged in. Log in again, or take the seat as a guest.',
    nameAlike: 'Somebody here has a name that looks the same. Choose another name.',
    nameUnseen: 'The name has characters that cannot be seen, or that change how it is read. Type it without them.',
    nameEmpty: 'The name is empty. Type at least one letter.',
    nameTooLong: 'The name is too long: 24 characters at most.',
    badSet: 'The server does not accept this component set.',
    unknownSet: 'The server does not have this component set. Choose it again.',
    tooManySets: 'You have stored too many component sets on this server lately. Use one of them, or wait.',
    tooManyTables:
      'You already have as many tables waiting for players as one person may open. Leave one, or wait until it is full.',
    badTimeZone:
      'The server does not know your time zone. Leave out the playing hours, or check your device’s clock settings.',
    closed: 'This table was closed before its game began.',
    badRange: 'The range of ratings ends before it begins.',
    notInRange: 'This table is for ranked players whose rating lies in its range.',
    reserved: 'This table is for players paired by a tournament. Log in with the account that entered it.',
    notBegun: 'This game has not begun yet.',
    running: 'This is revealed when the game is over.',
    tooFast: 'Too many requests at once. Wait a moment and try again.',
    badRequest: 'The server does not accept this. Check the name and the settings.',
    refused: 'The server refused this request. Reload the page: there may be a new version.',
    server: 'Something went wrong on the server. Nothing has changed.',
    other: 'Something unexpected went wrong. Reload the page and try again.',
  },

  bye: {
    unknownTable: 'There is no such table. The link may be incomplete, or nobody sat down there in time.',
    badToken: 'This link no longer opens the seat: it was replaced, or the seat was freed before the game began.',
    revoked:
      'You can no longer use this seat here: it was given a new link, you were removed before the game began, or you were logged out.',
    badMessage: 'The server did not understand this page. Reload it: there may be a new version.',
    notWatchable: 'This table does not allow spectators.',
    tooFast: 'Too many requests: wait a moment.',
    full: 'The server is full at the moment.',
    closing: 'The server is restarting.',
    unavailable: 'We cannot reach your game right now. It is safe; we keep trying.',
    damaged:
      'This game cannot be opened. The people who run this server have been told; we try again from time to time.',
  },

  sandbox: {
    title: 'Sandbox',
    text: 'Nothing here counts. Cards you could not see are made up, and bots play for the others.',
    back: 'Back to the table',
    plan: 'Plan ahead',
  },
} as const;
