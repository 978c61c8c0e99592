// How long a client may take, so that half-sent requests do not hold connections. Sockets of tables are not meant: once opened
// they have a heartbeat of their own.

/** In milliseconds. */
export interface Timeouts {
  /** Until the headers of a request have arrived. */
  headers: number;
  /** Until the whole request has, its body included. */
  request: number;
  /** Without a byte in either direction while a request is under way. */
  connection: number;
  /** How often the first two are looked at. */
  check: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, connection: 60_000, check: 5_000 };

/** As the HTTP server takes them. */
export const timeoutOptions = ({ headers, request, connection, check }: Timeouts) => ({
  requestTimeout: request,
  connectionTimeout: connection,
  // Node refuses headers that may take longer than the whole request.
  http: { headersTimeout: Math.min(headers, request), connectionsCheckingInterval: check },
});
