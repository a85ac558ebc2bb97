import { sendRaw, statusOf } from '#server/testing/sendRaw.ts';
import type { Finding, Target } from './Attack.ts';

export interface Asked {
  readonly method?: string;
  /** As it is sent: clients would tidy it up. */
  readonly path: string;
  readonly host?: string;
  /** Header lines as they are sent. */
  readonly lines?: readonly string[];
  readonly body?: string;
}

export interface Answered {
  readonly status: number;
  /** Status line and header lines. */
  readonly head: string;
  readonly body: string;
  header(name: string): string | undefined;
}

export function readAnswer(text: string): Answered {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  return {
    status: statusOf(text),
    head,
    body,
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim(),
  };
}

/** One request with exactly these lines, on a connection of its own. */
export async function exchange({ url, player }: Target, asked: Asked): Promise<Answered> {
  const { method = 'GET', path, host = player, lines = [], body } = asked;
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`];
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...length, ...lines, 'Connection: close', '', ''].join('\r\n');
  return readAnswer(await sendRaw(url, [head + (body ?? '')], { withinMs: 10_000 }));
}

const JSON_TYPE = 'Content-Type: application/json';

/** A body in JSON, or something that says so. */
export const postJson = (target: Target, asked: Asked): Promise<Answered> =>
  exchange(target, { method: 'POST', ...asked, lines: [JSON_TYPE, ...(asked.lines ?? [])] });

/** Nothing when the status is one of these, else what it was. */
export const expectStatus = ({ status, body }: Answered, ...expected: readonly number[]): Finding =>
  expected.includes(status) ? undefined : `answered ${status || 'nothing'} ${body.slice(0, 80).replaceAll(/\s+/g, ' ')}`.trim();

/** Nothing when the server refused as it means to: neither a success nor a fault of its own. */
export const expectRefusal = (answered: Answered): Finding =>
  answered.status >= 400 && answered.status < 500 ? undefined : expectStatus(answered);
