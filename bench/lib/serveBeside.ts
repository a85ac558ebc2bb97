import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from './startLivery.ts';

export interface StaticFile {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Serves a few files from memory, brotli and all, and asks `origin` for the rest (pictures, platform calls), so that a
 * limit or a peer has exactly the same pictures and data over the same link.
 */
export async function serveBeside(
  files: ReadonlyMap<string, StaticFile>,
  origin: string,
): Promise<{ url: string; stop: () => void }> {
  const ready = new Map([...files].map(([path, { type, body }]) => [path, { type, body: brotliCompressSync(body) }]));
  const upstream = new URL(origin);

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url: path = '/', method, headers } = incoming;
    const proxied = request(
      { host: 'localhost', port: upstream.port, path, method, headers: { ...headers, host: upstream.host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    proxied.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(proxied);
  }

  const server = createServer((incoming, outgoing) => {
    const file = ready.get(new URL(incoming.url ?? '/', 'http://page').pathname);
    if (!file) return pass(incoming, outgoing);
    outgoing.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': 'public, max-age=31536000',
    });
    outgoing.end(file.body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
