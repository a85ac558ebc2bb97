import { type ErrorRequestHandler, Router, json } from 'express';
import type { Logger } from 'pino';
import { isObject } from '#schemas/base/json/isObject.ts';
import { limitPerNetwork } from '../requests/limitPerNetwork.ts';

/**
 * Where browsers report what a Content-Security-Policy has stopped, by `report-uri`: it is the older way, but every supported browser
 * goes it, at once and without https. A policy that also names the newer `report-to` is reported by that alone.
 */
export const REPORTS_PATH = '/site/violations';

const MAX_BYTES = 16 * 1024;
const PER_NETWORK = 30;
const MINUTE_MS = 60_000;
/** How many different lines are logged; further new lines are counted as one. */
const KINDS = 50;

const TYPE = 'application/csp-report';
const WORD = /^[a-z-]{1,40}$/;

/** Only known shapes reach the log: anybody may send a report. */
const wordOf = (value: unknown): string => (typeof value === 'string' && WORD.test(value) ? value : 'other');

function sourceOf(blocked: unknown): string {
  if (typeof blocked !== 'string' || !URL.canParse(blocked)) return wordOf(blocked);
  const { protocol, host } = new URL(blocked);
  return `${protocol}//${host.slice(0, 100)}`;
}

/** The violation as `directive source`; undefined for a body that is not a report. */
function kindOf(body: unknown): string | undefined {
  const report = isObject(body) ? body['csp-report'] : undefined;
  if (!isObject(report)) return undefined;
  return `${wordOf(report['effective-directive'] ?? report['violated-directive'])} ${sourceOf(report['blocked-uri'])}`;
}

const refuseUnreadable: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(400).end();

/** Takes browsers' reports of what a page's policy has stopped, and writes into the log each minute how often each came. */
export function policyReports(log: Logger): { readonly router: Router; close(): void } {
  const counts = new Map<string, number>();
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
    timer ??= setTimeout(tell, MINUTE_MS).unref();
  }

  const router = Router();
  router.post(REPORTS_PATH, limitPerNetwork(PER_NETWORK), json({ type: TYPE, limit: MAX_BYTES }), (req, res) => {
    const kind = kindOf(req.body);
    if (kind !== undefined) count(kind);
    res.status(204).end();
  });
  router.use(REPORTS_PATH, refuseUnreadable);
  return { router, close: tell };
}
