import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How long a client may take to send a request, in milliseconds of checks that were made in time: a process that was stopped, or is busy, makes one check
 * where many were due, and between two it reads what has arrived. Node's own limits count the time of the clock, and end connections whose requests
 * wait to be read.
 */
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
 * How long an idle connection stays open. Longer than in proxies and load balancers (usually 60 s): the side that closes first must be the one that
 * sends the requests, or a request meets a connection that is being closed and gets no answer. Node's own five seconds do that to every visitor who
 * pauses for five seconds.
 */
const IDLE_MS = 75_000;

const TOO_LATE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** How long a server that closes waits for the first request of a connection: one may be on its way. */
const FIRST_REQUEST_MS = 500;

/** Of a connection: the request that is under way, and how often it was found unfinished. */
interface Receiving {
  /** To that request. None before its headers have arrived, and once it is answered. */
  response: ServerResponse | undefined;
  /** Bytes that had arrived when the last answer was given; -1 before the first. */
  bytesBefore: number;
  checks: number;
}

/** Whether more of a request is to come: a body that we have not started to read, for instance before authentication, is late because of us. */
const isAwaited = ({ complete, readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  !complete && readableLength < readableHighWaterMark;

/**
 * Answers 408 and hangs up when a request takes too long to arrive. Closes as soon as its last answer is given: Node's own server also waits for
 * connections that browsers have opened in advance, and for those whose answer ends after `close`, as a stream of events does: the first for ever,
 * the others until they have been idle for seconds.
 */
class HttpServer extends Server {
  readonly #connections = new Map<Socket, Receiving>();

  constructor({ headersMs, requestMs, checkMs }: ReceiveLimits) {
    super({ headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: IDLE_MS });
    this.on('connection', (socket) => {
      this.#connections.set(socket, { response: undefined, bytesBefore: -1, checks: 0 });
      socket.once('close', () => this.#connections.delete(socket));
    });
    this.on('request', ({ socket }, response) => {
      const receiving = this.#connections.get(socket);
      if (receiving) receiving.response = response;
      response.once('close', () => {
        if (receiving?.response === response)
          Object.assign(receiving, { response: undefined, bytesBefore: socket.bytesRead, checks: 0 } satisfies Receiving);
        if (!this.listening) socket.end();
      });
    });
    const check = () => this.#endLate(Math.ceil(headersMs / checkMs), Math.ceil(requestMs / checkMs));
    this.once('listening', () => {
      const checking = setInterval(check, checkMs).unref();
      this.once('close', () => clearInterval(checking));
    });
  }

  #endLate(headersChecks: number, requestChecks: number): void {
    for (const [socket, receiving] of this.#connections) {
      const { response, bytesBefore } = receiving;
      if (response === undefined ? socket.bytesRead <= bytesBefore : !isAwaited(response.req)) continue;
      receiving.checks += 1;
      if (receiving.checks <= (response === undefined ? headersChecks : requestChecks)) continue;
      if (response?.headersSent !== true) socket.write(TOO_LATE);
      socket.destroy();
    }
  }

  /** A socket that speaks another protocol from now on, as that of hot reload, has no requests. */
  override emit(event: string, ...args: unknown[]): boolean {
    if (event === 'upgrade') this.#connections.delete(args[1] as Socket);
    return super.emit(event, ...args);
  }

  /** Called by `close` as well. */
  override closeIdleConnections(): void {
    super.closeIdleConnections();
    setTimeout(() => {
      for (const [socket, { bytesBefore, response }] of this.#connections)
        if (bytesBefore < 0 && response === undefined) socket.destroy();
    }, FIRST_REQUEST_MS).unref();
  }
}

export const createHttpServer = (limits = RECEIVE_LIMITS): Server => new HttpServer(limits);
