// What the environment chooses, and what is wrong with it in words.

export interface ServerSettings {
  port: number;
  host: string;
  /** The folder where games are kept. */
  data: string;
}

export const DEFAULT_PORT = 8484;
/** Both loopback addresses, and nobody else: a game of one's own is not put on the network unasked. */
const DEFAULT_HOST = 'localhost';
const DEFAULT_DATA = 'data';

export function parseSettings(env: Readonly<Record<string, string | undefined>>): ServerSettings | string {
  const { PORT = '', HOST = '', DATA = '' } = env;
  const port = PORT === '' ? DEFAULT_PORT : Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return `PORT must be a whole number from 0 to 65535, not "${PORT}".`;
  return { port, host: HOST === '' ? DEFAULT_HOST : HOST, data: DATA === '' ? DEFAULT_DATA : DATA };
}

/** Why the server could not start. */
export function problemOf(error: NodeJS.ErrnoException, { port, host }: ServerSettings): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not open port ${port}. Choose one above 1023: PORT=${DEFAULT_PORT} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". HOST=0.0.0.0 listens on all of its addresses.`;
    default:
      return `The server could not start: ${error.message}`;
  }
}
