import { Suspense, lazy, useEffect, useState } from 'react';
import { useSite } from '#src/site/siteContext.ts';
import { hideToday, notePopup, seenPopups } from './inside/popupMemory.ts';
import { usePopups } from './useAnnouncements.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useTracksReading } from './useUnreadNotices.ts';

const Popup = lazy(async () => ({ default: (await import('./inside/Popup.tsx')).Popup }));

/** Announcements that come over home, one after the other, each once in the time that the merchant has set (ANN-06). */
export function Popups() {
  const { popups: when } = useSite().site.behaviour.content;
  const read = usePopups();
  const tracks = useTracksReading();
  const mark = useMarkRead(read);
  const [seen, setSeen] = useState(() => seenPopups(when));
  const next =
    seen && read.data?.find(({ id, type, read: isRead }) => type === 'PU' && !(tracks && isRead) && !seen.includes(String(id)));
  const shown = next?.id;
  const isUnread = tracks && next?.read === false;
  useEffect(() => {
    if (shown !== undefined) notePopup(when, shown);
  }, [shown, when]);
  if (!next) return null;

  function onClose() {
    if (!next) return;
    setSeen([...(seen ?? []), String(next.id)]);
    if (isUnread) mark([next.id]);
  }

  function onHide() {
    hideToday();
    setSeen(undefined);
  }

  return (
    <Suspense fallback={null}>
      <Popup key={next.id} popup={next} onClose={onClose} onHide={onHide} />
    </Suspense>
  );
}
