import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** One request over real HTTP, with any `Host`: `fetch` would choose that one itself. */
export function ask(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answered> {
  const length: Record<string, number> = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', path, method, headers: { host, ...length, ...headers }, agent: false },
      (answer: IncomingMessage) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export interface Listening {
  /** The next event that was not yet given. */
  next(): Promise<{ readonly event: string; readonly data: unknown }>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Listens to server-sent events. */
export function listenTo(
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, headers: { host, ...headers }, agent: false }, (answer) => {
      const arrived: { event: string; data: unknown }[] = [];
      const waiting: ((message: { event: string; data: unknown }) => void)[] = [];
      let rest = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        const blocks = (rest + part).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
          if (event === undefined || data === undefined) continue;
          const message = { event, data: JSON.parse(data) as unknown };
          const taker = waiting.shift();
          if (taker === undefined) arrived.push(message);
          else taker(message);
        }
      });
      answer.on('error', () => undefined); // the test hung up
      resolve({
        next: () => {
          const message = arrived.shift();
          return message === undefined ? new Promise((take) => waiting.push(take)) : Promise.resolve(message);
        },
        ended: new Promise((end) => answer.on('end', end)),
        close: () => outgoing.destroy(),
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
