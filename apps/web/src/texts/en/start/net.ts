// What is said about tables on a server before one is opened.

export const net = {
  title: 'Online',
  privacy: 'No account needed, no tracking. Games online are kept on this server.',
  copy: 'Copy',
  nameNeeded: 'A name of 1 to 24 characters',
  sandbox: {
    title: 'Sandbox',
    text: 'Nothing here counts. Cards you could not see are made up, and bots play for the others.',
    back: 'Back to the table',
    plan: 'Plan ahead',
  },
} as const;
