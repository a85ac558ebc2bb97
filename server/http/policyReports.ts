import { type ErrorRequestHandler, type RequestHandler, Router, json } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isObject } from '#schemas/isObject.ts';
import { networkOf, visitorAddress } from './visitorAddress.ts';

const PATH = '/site/violations';

/** Ends a Content-Security-Policy: where browsers report what it has stopped, by the older directive and by the newer one. */
export const reportDirectives = { 'report-uri': PATH, 'report-to': 'violations' } as const;
/** The header that says what the newer directive names. */
export const reportingEndpoints = { 'reporting-endpoints': `violations="${PATH}"` } as const;

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
const PER_NETWORK = 30;
const NETWORKS = 1_000;
const MINUTE_MS = 60_000;
/** Different lines in the log; what is new beyond them counts as one. */
const KINDS = 50;

const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];
const WORD = /^[a-z-]{1,40}$/;

/** Only known shapes reach the log: anybody may send a report. */
const wordOf = (value: unknown): string => (typeof value === 'string' && WORD.test(value) ? value : 'other');

function sourceOf(blocked: unknown): string {
  if (typeof blocked !== 'string' || !URL.canParse(blocked)) return wordOf(blocked);
  const { protocol, host } = new URL(blocked);
  return `${protocol}//${host.slice(0, 100)}`;
}

/** What was stopped, as `directive source`. */
function kindsIn(body: unknown): string[] {
  const reports = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body];
  return reports.flatMap((report: unknown) => {
    const told = isObject(report) ? (report['csp-report'] ?? report['body']) : undefined;
    if (!isObject(told)) return [];
    const directive = told['effectiveDirective'] ?? told['effective-directive'] ?? told['violated-directive'];
    return [`${wordOf(directive)} ${sourceOf(told['blockedURL'] ?? told['blocked-uri'])}`];
  });
}

const refuseUnreadable: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(400).end();

interface Deps {
  readonly log: Logger;
  readonly everyMs?: number;
}

/** Takes browsers' reports of what a page's policy has stopped, and writes into the log each minute how often each came. */
export function policyReports({ log, everyMs = MINUTE_MS }: Deps): { readonly router: Router; close(): void } {
  const counts = new Map<string, number>();
  const sent = new LRUCache<string, number>({ max: NETWORKS, ttl: MINUTE_MS });
  let timer: NodeJS.Timeout | undefined;

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size > 0)
      log.warn({ violations: Object.fromEntries(counts) }, 'browsers reported what a page’s policy has stopped');
    counts.clear();
  }

  function count(kind: string): void {
    const key = counts.has(kind) || counts.size < KINDS ? kind : 'more';
    counts.set(key, (counts.get(key) ?? 0) + 1);
    timer ??= setTimeout(tell, everyMs).unref();
  }

  const limit: RequestHandler = (req, res, next) => {
    const network = networkOf(visitorAddress(req));
    const times = (sent.get(network) ?? 0) + 1;
    sent.set(network, times, { noUpdateTTL: true });
    if (times > PER_NETWORK) res.status(429).set('retry-after', '60').end();
    else next();
  };

  const router = Router();
  router.post(PATH, limit, json({ type: TYPES, limit: MAX_BYTES }), (req, res) => {
    for (const kind of kindsIn(req.body)) count(kind);
    res.status(204).end();
  });
  router.use(PATH, refuseUnreadable);
  return { router, close: tell };
}
