import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Answers a request in place of the bucket; false for requests that the bucket answers. */
export type Fault = (req: IncomingMessage, res: ServerResponse, key: string) => boolean;

export interface TestBucket {
  /** As `S3_URL`. */
  readonly url: string;
  readonly files: ReadonlyMap<string, Buffer>;
  /** What goes wrong from now on; nothing without it. */
  setFault(fault?: Fault): void;
  close(): Promise<void>;
}

export const BUCKET_KEY = 'AKIATESTKEY';

/** A bucket that speaks as much of S3's protocol as pictures need, and can be told to fail. */
export async function startBucket(): Promise<TestBucket> {
  const files = new Map<string, Buffer>();
  let fault: Fault | undefined;
  const server = createServer((req, res) => {
    const key = decodeURIComponent((req.url ?? '').split('?', 1)[0] ?? '').replace('/pictures/', '');
    if (fault?.(req, res, key)) return;
    void buffer(req).then((content) => {
      if (req.method === 'PUT') files.set(key, content);
      if (req.method === 'DELETE') files.delete(key);
      const found = files.get(key);
      if (req.method === 'GET' && found === undefined)
        res.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
      else res.writeHead(req.method === 'DELETE' ? 204 : 200).end(req.method === 'GET' ? found : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  return {
    url: `http://${BUCKET_KEY}:very-secret@127.0.0.1:${port}/pictures`,
    files,
    setFault: (next) => {
      fault = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
