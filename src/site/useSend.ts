import { useCallback } from 'react';
import type { CallAnswer, SentBody, WriteCall } from '#schemas/declare/calls/declaredCalls.ts';
import { useSite } from './siteContext.ts';
import { useRefresh } from './useRefresh.ts';

/** Sends a write; the reads that it invalidates are read again as soon as it is answered, in the background. */
export function useSend(): <C extends WriteCall>(call: C, body: SentBody<C>) => Promise<CallAnswer<C>> {
  const { http } = useSite();
  const refresh = useRefresh();
  return useCallback(
    async (call, body) => {
      const answer = await http.send(call, body);
      void refresh(call);
      return answer;
    },
    [http, refresh],
  );
}
