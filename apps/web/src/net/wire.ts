// One socket, as little of it as a connection needs: so that a test can put its own in its place.

import { apiUrl } from './api-url.ts';

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  /** Once, whoever closed it. */
  closed(): void;
}

export type OpenWire = (events: WireEvents) => Wire;

export const openBrowserWire: OpenWire = (events) => {
  const url = apiUrl('socket');
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  let isClosed = false;
  const closed = (): void => {
    if (isClosed) return;
    isClosed = true;
    events.closed();
  };
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', ({ data }) => events.heard(String(data)));
  socket.addEventListener('close', closed);
  return {
    send: (text) => socket.send(text),
    close: () => {
      socket.close();
      // A dead network never says that a socket is closed.
      closed();
    },
  };
};
