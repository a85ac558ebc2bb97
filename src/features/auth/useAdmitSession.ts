import { useCallback } from 'react';
import type { SessionAnswer } from '#schemas/declare/platform/session.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { isAgent, isAudience } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useStartSession } from './useStartSession.ts';

/** Why the site refuses this account (LOGIN-22). Our own platform has refused it already; another platform may not have the rule. */
function refusalOf({ type }: SessionAnswer, { login, roles }: Site['behaviour']): string | undefined {
  if (login.audience === 'members' && !isAudience({ type }, 'member')) return 'login.membersOnly';
  if (login.audience === 'agents' && !isAgent({ type }, roles)) return 'login.agentsOnly';
  return undefined;
}

/** Starts the session that any kind of login has opened. A session that is not allowed is ended, and an `ApiError` says why. */
export function useAdmitSession(): (answer: SessionAnswer) => Promise<Session> {
  const { http, site } = useSite();
  const startSession = useStartSession();
  return useCallback(
    async (answer) => {
      const refusal = refusalOf(answer, site.behaviour);
      if (refusal === undefined) return startSession(answer);
      await http.read('logout', {}, answer.token).catch(() => undefined); // its token was not stored, so it expires by itself
      throw new ApiError(refusal, 403, '');
    },
    [http, startSession, site.behaviour],
  );
}
