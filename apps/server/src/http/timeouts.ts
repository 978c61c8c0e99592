// Timeouts of HTTP connections, so that half-sent requests do not hold them. Open WebSockets have a heartbeat instead.

/** In milliseconds. */
export interface Timeouts {
  /** Until the headers of a request have arrived. */
  headers: number;
  /** Until the whole request has arrived, with its body. */
  request: number;
  /** Without a byte in either direction during a request. */
  connection: number;
  /** How often the first two are checked. */
  check: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, connection: 60_000, check: 5_000 };

/** The options of Node's HTTP server. */
export const timeoutOptions = ({ headers, request, connection, check }: Timeouts) => ({
  requestTimeout: request,
  connectionTimeout: connection,
  // Node refuses a header timeout above the request timeout.
  http: { headersTimeout: Math.min(headers, request), connectionsCheckingInterval: check },
});
