// A socket, reduced to what a connection needs, so that tests can replace it.

import { apiUrl } from './api-url.ts';

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  /** Called once, by either side. */
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
      // Without a network no close event comes.
      closed();
    },
  };
};
