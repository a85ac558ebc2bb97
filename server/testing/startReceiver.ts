import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** What a receiver of webhooks was sent. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What it answers from now on; nothing at all without a status. */
  answer(status: number | undefined, text?: string, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** A receiver of webhooks on this machine, such as an organisation would write. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answered: { status: number | undefined; text: string; headers: Readonly<Record<string, string>> } = {
    status: 204,
    text: '',
    headers: {},
  };
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      received.push({ path: req.url ?? '', headers: req.headers, body });
      const { status, text, headers } = answered;
      if (status !== undefined) res.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (status, text = '', headers = {}) => (answered = { status, text, headers }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The body, checked by the library of Standard Webhooks as a receiver does it. Throws when it was not signed with the secret. */
export const verified = (secret: string, { headers, body }: Received): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>); // those of the signature are sent once
