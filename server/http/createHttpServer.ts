import { type Server, createServer } from 'node:http';

/** How long a client may take to send a request, in milliseconds. */
export interface ReceiveLimits {
  readonly headersMs: number;
  /** Headers and body. */
  readonly requestMs: number;
  /** How often open connections are looked at. */
  readonly checkMs: number;
}

/** Enough for the longest body on the slowest line; Node's own five minutes let one client hold a socket by a byte a minute. */
const RECEIVE_LIMITS: ReceiveLimits = { headersMs: 15_000, requestMs: 30_000, checkMs: 2_000 };

/** A server that answers 408 and hangs up when a request takes too long to arrive. Answers may take as long as they like. */
export const createHttpServer = ({ headersMs, requestMs, checkMs }: ReceiveLimits = RECEIVE_LIMITS): Server =>
  createServer({ headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs });
