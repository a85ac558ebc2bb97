import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageAt } from '#schemas/declare/pages/addresses.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { buildMark } from '#schemas/edges/visits/buildMark.ts';
import { CALL_FAILED } from '#src/lib/callFailed.ts';
import type { Fault, FaultKind, VisitReport } from '#schemas/edges/visits/visitReport.schema.ts';
import { VISITS_PATH } from '#schemas/edges/visits/visitsPath.ts';

declare global {
  interface Window {
    /** The first error of the page, from its first script on. */
    earlyError?: ErrorEvent;
  }
}

/** Most faults of a report. */
const MOST = 20;
const LONGEST = 120;

interface VisitFacts {
  /** Path of the opened page, without its language prefix. */
  readonly pathname: string;
  readonly language: () => Language;
  readonly revision: () => number;
}

/** Only letters that the report allows; a message of an error is left out, because it may hold anything. */
const plain = (text: string): string => text.replaceAll(/[^\w ./:-]/g, '').slice(0, LONGEST);

const fileOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1).replace(/[?#].*/s, '');

/** `TypeError boot-4f3a.js:1:2034`: which kind of error, and where in the build. */
const placeOf = ({ error, filename, lineno, colno }: ErrorEvent): string =>
  `${error instanceof Error ? error.name : 'Error'} ${fileOf(filename)}:${lineno}:${colno}`;

const round = ({ name, value }: Metric): number => Math.round(name === 'CLS' ? value * 1000 : value);

/**
 * Measures the visit and reports it when the page is left or hidden: speed and errors, by page, language, release and build. Nothing about the
 * player.
 *
 * @param early The first error, if it occurred before this was loaded.
 */
export function measureVisit({ pathname, language, revision }: VisitFacts, early: ErrorEvent | undefined): void {
  const page = pageAt(pathname) ?? 'home';
  const build = buildMark(document.querySelector<HTMLScriptElement>('script[data-chunks]')?.src ?? '');
  let vitals: VisitReport['vitals'] = {};
  let faults = new Map<string, Fault>();

  const note = (metric: Metric) => (vitals = { ...vitals, [metric.name]: round(metric) });
  onLCP(note);
  onINP(note);
  onCLS(note);
  onTTFB(note);

  function noteFault(kind: FaultKind, words: string): void {
    const what = plain(words);
    const existing = faults.get(`${kind} ${what}`);
    if (what === '' || (existing === undefined && faults.size >= MOST)) return;
    faults.set(`${kind} ${what}`, { kind, what, count: Math.min(1000, (existing?.count ?? 0) + 1) });
  }

  const onError = (event: ErrorEvent) => noteFault('script', placeOf(event));
  if (early) onError(early);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', ({ reason }) =>
    noteFault('script', `${reason instanceof Error ? reason.name : 'Error'} in a promise`),
  );
  addEventListener(CALL_FAILED, ({ detail }) => noteFault('call', detail));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    noteFault('policy', `${effectiveDirective} ${URL.canParse(blockedURI) ? new URL(blockedURI).host : blockedURI}`),
  );

  function report(): void {
    if (Object.keys(vitals).length + faults.size === 0) return;
    const told: VisitReport = { page, language: language(), revision: revision(), build, vitals, faults: [...faults.values()] };
    navigator.sendBeacon(VISITS_PATH, new Blob([JSON.stringify(told)], { type: 'application/json' }));
    vitals = {};
    faults = new Map();
  }
  // After the measures themselves, which listen for the same and are told of it first.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report());
  addEventListener('pagehide', report);
  performance.mark('measured');
}
