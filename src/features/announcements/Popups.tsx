import { lazyExtra } from '#src/site/lazyPart.tsx';
import { useState } from 'react';
import { useSite } from '#src/site/siteContext.ts';
import { hideToday, shownPopups } from './inside/popupMemory.ts';
import { usePopups } from './useAnnouncements.ts';
import { useTracksReading } from './useUnreadNotices.ts';

const Popup = lazyExtra(async () => (await import('./inside/Popup.tsx')).Popup);
const MarkRead = lazyExtra(async () => (await import('./useMarkRead.ts')).MarkRead);

interface PopupLineProps {
  readonly popups: ReturnType<typeof usePopups>['data'];
  /** Called with the ids of closed popups, where read marks are stored. */
  readonly mark?: (ids: readonly number[]) => void;
}

function PopupLine({ popups, mark }: PopupLineProps) {
  const { popups: when } = useSite().site.behaviour.content;
  const [seen] = useState(() => shownPopups(when));
  const [isDone, setIsDone] = useState(false);
  const next =
    !isDone &&
    seen &&
    popups?.find(({ id, type, read: isRead }) => type === 'PU' && !(mark && isRead) && !seen.includes(String(id)));
  if (!next) return null;

  function onClose() {
    setIsDone(true);
    if (next && next.read === false) mark?.([next.id]);
  }

  function onHide() {
    hideToday();
    setIsDone(true);
  }

  return <Popup key={next.id} popup={next} onClose={onClose} onHide={onHide} />;
}

/** Announcements that open over home: one each time that home is opened, each once in the period that the merchant has set (ANN-06). */
export function Popups() {
  // The read is used here, because SWR re-renders only components that use the value, and the line below may come later.
  const { data, mutate } = usePopups();
  const tracks = useTracksReading();
  return tracks ? (
    <MarkRead read={{ mutate }}>{(mark) => <PopupLine popups={data} mark={mark} />}</MarkRead>
  ) : (
    <PopupLine popups={data} />
  );
}
