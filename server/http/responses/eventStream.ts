import type { Request, RequestHandler, Response } from 'express';
import { networkOf, visitorAddress } from '../requests/visitorAddress.ts';

const HEARTBEAT_MS = 25_000;
/** Enough for the phones behind one address of a mobile network, but too few to exhaust the server from one address. */
const PER_NETWORK = 1_000;
const RETRY_AFTER_S = 60;

/** One listener of server-sent events. */
export interface EventStream {
  send(event: string, data: unknown): void;
  /** Ends the stream. The browser connects again and is authorized again. */
  end(): void;
}

export interface EventStreams {
  /** Refuses callers with too many open streams. Must run before a stream is opened. */
  readonly admit: RequestHandler;
  /** Turns the answer into a stream of events, until the browser disconnects or the server stops. `onEnd` runs once. */
  open(req: Request, res: Response, onEnd: () => void): EventStream;
  /** How many are open. */
  readonly size: number;
  /** Ends every stream, and from now on each that is still asked for. Browsers connect again, to any node. */
  close(): void;
}

/** Keeps server-sent event streams alive by comments, and ends them cleanly. */
export function createEventStreams(perNetwork = PER_NETWORK): EventStreams {
  const open = new Set<Response>();
  let isClosed = false;
  const counts = new Map<string, number>();
  const count = (network: string, change: 1 | -1) => {
    const left = (counts.get(network) ?? 0) + change;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  };
  const heartbeat = setInterval(() => {
    for (const res of open) res.write(':\n\n');
  }, HEARTBEAT_MS).unref();

  return {
    admit(req, res, next) {
      if ((counts.get(networkOf(visitorAddress(req))) ?? 0) < perNetwork) return next();
      res
        .status(429)
        .set({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) })
        .json({ code: 'events.tooMany' });
    },
    open(req, res, onEnd) {
      const network = networkOf(visitorAddress(req));
      count(network, 1);
      res.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      res.flushHeaders();
      open.add(res);
      req.socket.setNoDelay(true);
      res.on('close', () => {
        open.delete(res);
        count(network, -1);
        onEnd();
      });
      // A connection of a balancer may bring requests after the server has begun to stop.
      if (isClosed) res.end();
      return {
        send(event, data) {
          if (!res.writableEnded) res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        },
        end: () => void res.end(),
      };
    },
    get size() {
      return open.size;
    },
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const res of open) res.end();
    },
  };
}
