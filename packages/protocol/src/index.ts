// The protocol between browser and server.

export * from './account.ts';
export * from './channels.ts';
export * from './community.ts';
export * from './http.ts';
export * from './moderation.ts';
export * from './named-game.ts';
export * from './played-games.ts';
export * from './problems.ts';
export * from './sets.ts';
export * from './socket.ts';
export * from './table-config.ts';
export * from './tournaments.ts';
export * from './version.ts';
export * from './words.ts';
