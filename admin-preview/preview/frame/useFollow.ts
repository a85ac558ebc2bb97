import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { FrameLink } from './frameLink.ts';
import { type Lead, type PreviewPlace, leadTo } from './leadTo.ts';

interface UseFollow {
  readonly link: FrameLink;
  readonly site: Site;
  readonly place: PreviewPlace;
  /** A pinned preview stays where it is. */
  readonly isPinned: boolean;
  readonly onLead: (lead: Lead) => void;
}

/**
 * Leads the preview to what is edited when that becomes something else, and at no other time: a page that the operator has gone to stays.
 *
 * @returns What a pinned preview would have to change to show what is edited.
 */
export function useFollow({ link, site, place, isPinned, onLead }: UseFollow): Lead | undefined {
  const edited = useSyncExternalStore(link.watchEdited, link.edited);
  const latest = useRef({ site, place, isPinned, onLead });
  useEffect(() => {
    latest.current = { site, place, isPinned, onLead };
  });
  useEffect(() => {
    const now = latest.current;
    const lead = now.isPinned ? undefined : leadTo(edited, now.site, now.place);
    if (lead) now.onLead(lead);
  }, [edited]);
  return isPinned ? leadTo(edited, site, place) : undefined;
}
