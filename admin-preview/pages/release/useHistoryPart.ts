import { useCallback } from 'react';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { goTo, readRoute, useHash } from '../../kit/route/route.ts';

/** The part of an address that names one release of the history. */
export const releasePart = (releaseId: number): string => `release.${releaseId}`;

/** Which release such a part names. */
export function readReleasePart(part: string | undefined): number | undefined {
  const [, id] = /^release\.(\d{1,15})$/.exec(part ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}

/** What of the history is open, which the address says, and the way to another part. */
export function useHistoryPart(): { readonly part: string | undefined; readonly goToPart: (part?: string) => void } {
  const merchantCode = useDraft((state) => state.merchantCode);
  const route = readRoute(useHash());
  const goToPart = useCallback(
    (part?: string) => goTo({ page: 'editor', merchantCode, section: 'history', ...(part === undefined ? {} : { part }) }),
    [merchantCode],
  );
  return { part: route.page === 'editor' ? route.part : undefined, goToPart };
}
