import { useCallback } from 'react';
import type { SessionAnswer } from '#schemas/declare/platform/session.schema.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useSite } from '#src/site/siteContext.ts';
import { startSession } from './startSession.ts';

export function useStartSession(): (answer: SessionAnswer) => Session {
  const { site, store } = useSite();
  return useCallback((answer) => startSession({ site, store }, answer), [site, store]);
}
