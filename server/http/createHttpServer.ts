import { Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

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

/**
 * How long an idle connection stays open. Longer than proxies and load balancers keep theirs (60 s as a rule): who closes first must be the one that
 * sends the requests, or a request meets a connection that is being closed and gets no answer. Node's own five seconds do that to every visitor who
 * pauses for five seconds.
 */
const IDLE_MS = 75_000;

/** How long a server that closes waits for the first request of a connection: one may be on its way. */
const FIRST_REQUEST_MS = 500;

/**
 * Closes as soon as its last answer is given. Node's own server also waits for connections that browsers have opened in advance, and for those
 * whose answer ends after `close`, as a stream of events does: the first for ever, the others until they have been idle for seconds.
 */
class HttpServer extends Server {
  readonly #unused = new Set<Socket>();

  constructor(options: ServerOptions) {
    super(options);
    this.on('connection', (socket) => {
      this.#unused.add(socket);
      socket.once('close', () => this.#unused.delete(socket));
    });
    this.on('request', ({ socket }, response) => {
      this.#unused.delete(socket);
      response.once('close', () => {
        if (!this.listening) socket.end();
      });
    });
  }

  /** Called by `close` as well. */
  override closeIdleConnections(): void {
    super.closeIdleConnections();
    setTimeout(() => {
      for (const socket of this.#unused) socket.destroy();
    }, FIRST_REQUEST_MS).unref();
  }
}

/** A server that answers 408 and hangs up when a request takes too long to arrive. Answers may take as long as they like. */
export const createHttpServer = ({ headersMs, requestMs, checkMs }: ReceiveLimits = RECEIVE_LIMITS): Server =>
  new HttpServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: IDLE_MS,
  });
