import type { Request, Response } from 'express';

const HEARTBEAT_MS = 25_000;

/** One listener of server-sent events. */
export interface EventStream {
  send(event: string, data: unknown): void;
  /** Ends the stream; the browser asks anew, with whatever it may by then. */
  end(): void;
}

export interface EventStreams {
  /** Turns the answer into a stream of events, until the browser goes away or the server stops. `onEnd` runs once. */
  open(req: Request, res: Response, onEnd: () => void): EventStream;
  /** How many are open. */
  readonly size: number;
  /** Ends every stream; browsers come back to whatever node answers then. */
  close(): void;
}

/** Keeps server-sent event streams alive by comments, and ends them cleanly. */
export function createEventStreams(): EventStreams {
  const open = new Set<Response>();
  const heartbeat = setInterval(() => {
    for (const res of open) res.write(':\n\n');
  }, HEARTBEAT_MS).unref();

  return {
    open(req, res, onEnd) {
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
        onEnd();
      });
      return {
        send: (event, data) => void res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        end: () => void res.end(),
      };
    },
    get size() {
      return open.size;
    },
    close() {
      clearInterval(heartbeat);
      for (const res of open) res.end();
    },
  };
}
