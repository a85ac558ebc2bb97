import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

export const REQUEST_ID = 'x-request-id';
const SANE_ID = /^[\w-]{8,64}$/;

/** Of this host alone: the hosts below it are merchants', who decide about their own. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** How many proxies in front may say who the visitor is, and how the request came to them. */
interface Trusted {
  readonly trustProxy: number;
}

const firstOf = (value: string | readonly string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',', 1)[0]
    ?.trim();

const isHttps = ({ headers }: IncomingMessage, { trustProxy }: Trusted): boolean =>
  trustProxy > 0 && firstOf(headers['x-forwarded-proto']) === 'https';

function idFor({ headers }: IncomingMessage, { trustProxy }: Trusted): string {
  const sent = trustProxy > 0 ? firstOf(headers[REQUEST_ID]) : undefined;
  return sent !== undefined && SANE_ID.test(sent) ? sent : randomUUID();
}

/**
 * What every answer says, names and values in one list: the name of its request, a trusted proxy's or a new one; that pages of
 * other sites may not embed it, unless its sender says otherwise; and where the visitor came by https, to keep to that.
 */
export const commonHeaders = (req: IncomingMessage, trusted: Trusted): string[] => [
  REQUEST_ID,
  idFor(req, trusted),
  'cross-origin-resource-policy',
  'same-origin',
  ...(isHttps(req, trusted) ? ['strict-transport-security', STRICT_TRANSPORT] : []),
];

export function setHeaders(res: ServerResponse, lines: readonly string[]): void {
  for (let at = 0; at < lines.length; at += 2) res.setHeader(lines[at] ?? '', lines[at + 1] ?? '');
}

/** The name of the request in what `commonHeaders` gives. */
export const requestIdIn = (lines: readonly string[]): string => lines[lines.indexOf(REQUEST_ID) + 1] ?? '';

/** The name of the request that is answered, for log and answer. */
export const requestIdOf = (res: ServerResponse): string => String(res.getHeader(REQUEST_ID) ?? '');
