import { useCallback } from 'react';
import type { MediaView } from '#schemas/edges/api/media.schema.ts';
import { type Loaded, useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';

/** The merchant's media library, read again when what may name its pictures is saved or goes live. */
export function useLibrary(): Loaded<MediaView> & { readonly reload: () => void } {
  const { api } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const load = useCallback(() => api.media({ code }), [api, code]);
  const occasion = useDraft(({ acknowledged, live }) => acknowledged.revision + live.releaseId);
  return useLoaded(load, occasion);
}
