import { useCallback } from 'react';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../draft/DraftContext.ts';

/** What the merchant asks for before something goes live, and the approval of the draft. */
export function useRules() {
  const { api } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const load = useCallback(() => api.rules({ code }), [api, code]);
  return useLoaded(load);
}
