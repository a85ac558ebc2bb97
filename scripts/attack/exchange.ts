import { safeJson } from '#schemas/base/json/safeJson.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { sendBytes, statusOf } from '#server/testing/sendRaw.ts';
import type { Finding } from './Finding.ts';

/** Where requests go, and from which address of this machine. */
export interface Address {
  readonly url: URL;
  readonly from?: string | undefined;
}

interface Hosts extends Address {
  /** `Host` of a merchant's player. */
  readonly player: string;
}

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
  /** 0 without an answer. */
  readonly status: number;
  /** Whether the server closed the connection, not we. */
  readonly hungUp: boolean;
  /** Status line and header lines. */
  readonly head: string;
  readonly body: string;
  header(name: string): string | undefined;
  /** The refusal of an operators' route, or of a call; an empty text without one. */
  readonly code: string;
}

/** How long an answer may take. Only a server that never answers takes so long: a late answer counts. */
const PATIENCE_MS = 60_000;

function codeOf(body: string): string {
  const json = safeJson(body);
  if (!isObject(json)) return '';
  const code = json['code'] ?? json['errorCode'];
  return typeof code === 'string' ? code : '';
}

export function readAnswer(text: string, hungUp = true): Answered {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  return {
    status: statusOf(text),
    hungUp,
    head,
    body,
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim(),
    get code() {
      return codeOf(/^transfer-encoding: chunked/im.test(head) ? unchunked(body) : body);
    },
  };
}

/** The text of a body in chunks. */
function unchunked(body: string): string {
  const [, size = '0', rest = ''] = /^([\da-f]+)\r\n(.*)$/is.exec(body) ?? [];
  const length = Number.parseInt(size, 16);
  return length === 0 ? '' : rest.slice(0, length) + unchunked(rest.slice(length + 2));
}

/** Sends these bytes as they are, on a connection of their own. */
export async function sendText({ url, from }: Address, bytes: string | readonly string[]): Promise<Answered> {
  const { text, hungUp } = await sendBytes(url, bytes, { withinMs: PATIENCE_MS, from });
  return readAnswer(text, hungUp);
}

/** Sends one request with exactly these lines. */
export function exchange(hosts: Hosts, asked: Asked): Promise<Answered> {
  const { method = 'GET', path, host = hosts.player, lines = [], body } = asked;
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`];
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...length, ...lines, 'Connection: close', '', ''].join('\r\n');
  return sendText(hosts, head + (body ?? ''));
}

const JSON_TYPE = 'Content-Type: application/json';

/** A body in JSON, or something that says so. */
export const postJson = (hosts: Hosts, asked: Asked): Promise<Answered> =>
  exchange(hosts, { method: 'POST', ...asked, lines: [JSON_TYPE, ...(asked.lines ?? [])] });

const told = ({ status, body }: Answered): string =>
  `answered ${status || 'nothing'} ${body.slice(0, 80).replaceAll(/\s+/g, ' ')}`.trim();

/** Undefined if the status is one of these, else a description of it. */
export const expectStatus = (answered: Answered, ...expected: readonly number[]): Finding =>
  expected.includes(answered.status) ? undefined : told(answered);

/** Undefined if the request was refused for this reason: another reason would hide that the defence is gone. */
export const expectCode = (answered: Answered, ...codes: readonly string[]): Finding =>
  answered.status >= 400 && codes.includes(answered.code) ? undefined : told(answered);

/** Nothing when the server refused as it means to: neither a success nor a fault of its own. */
export const expectRefusal = (answered: Answered): Finding =>
  answered.status >= 400 && answered.status < 500 ? undefined : told(answered);

/** Nothing when it was let in. */
export const expectSuccess = (answered: Answered): Finding =>
  answered.status >= 200 && answered.status < 300 ? undefined : told(answered);
