import { useCallback, useRef } from 'react';
import type { SessionNote, SessionTimesAnswer } from '#schemas/declare/platform/session.schema.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { useSite } from '#src/site/siteContext.ts';
import { mergeTimes } from './sessionTimes.ts';

/** Activity is written down at the platform so often; a reality check that was answered, at once. */
const NOTE_EVERY_MS = 30_000;

export interface PlatformTimes {
  /** When the platform was asked last, in ms since 1970; answered or not. */
  readonly askedAtMs: () => number;
  /** Takes over the platform's times. Resolves also where the call fails: then the browser's own count. */
  readonly ask: () => Promise<void>;
  readonly note: (what: SessionNote) => void;
}

/** The times of the session as the platform has them. A platform without the call leaves them to this browser. */
export function usePlatformTimes(token: string, now: () => number): PlatformTimes {
  const { http, site } = useSite();
  const isOffered = hasCall(site, 'sessionTimes');
  const askedAt = useRef(-Infinity);
  const notedAt = useRef(-Infinity);
  const requests = useRef(0);

  /** Applies a call's answer, unless a later call is running: its answer is newer. */
  const takeOver = useCallback(
    async (answering: Promise<SessionTimesAnswer>) => {
      requests.current += 1;
      const request = requests.current;
      try {
        const times = await answering;
        if (request === requests.current) mergeTimes(token, times, now());
      } catch (error) {
        console.warn('The platform did not answer with the times of the session.', error);
      }
    },
    [token, now],
  );

  const askedAtMs = useCallback(() => (isOffered ? askedAt.current : Infinity), [isOffered]);
  const ask = useCallback(() => {
    askedAt.current = now();
    return takeOver(http.read('sessionTimes'));
  }, [http, now, takeOver]);
  const note = useCallback(
    (what: SessionNote) => {
      if (!isOffered || (what === 'active' && now() - notedAt.current < NOTE_EVERY_MS)) return;
      notedAt.current = now();
      void takeOver(http.send('sessionNote', { what }));
    },
    [http, now, isOffered, takeOver],
  );
  return { askedAtMs, ask, note };
}
