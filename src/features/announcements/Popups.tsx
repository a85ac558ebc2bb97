import { useEffect, useState } from 'react';
import type { Announcement } from '#schemas/platform/announcements.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { RichText } from '#src/site/RichText/RichText.tsx';
import { useImages } from '#src/site/images.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './Popups.module.css';
import { hideToday, notePopup, seenPopups } from './inside/popupMemory.ts';
import { linkTarget } from './linkTarget.ts';
import { usePopups } from './useAnnouncements.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useTracksReading } from './useUnreadNotices.ts';

const PICTURE = { width: 720, height: 320 } as const;

interface PopupProps {
  readonly popup: Announcement;
  readonly onClose: () => void;
  readonly onHide: () => void;
}

function Popup({ popup: { title, content = '', url, link }, onClose, onHide }: PopupProps) {
  const t = useText();
  const images = useImages();
  const target = linkTarget(link);
  const choices = (
    <>
      <Button variant="ghost" onClick={onHide}>
        {t('popup.today')}
      </Button>
      {target ? null : <Button onClick={onClose}>{t('app.close')}</Button>}
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} footer={choices}>
      <div className={styles.body}>
        {url ? <LazyImage className={styles.picture} src={images.picture(url)} {...PICTURE} alt="" /> : null}
        <RichText html={content} />
        {target?.kind === 'inside' ? (
          <Link className={styles.way} to={target.href} onClick={onClose}>
            {t('popup.open')}
          </Link>
        ) : null}
        {target?.kind === 'outside' ? (
          <a className={styles.way} href={target.href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
            {t('popup.open')}
          </a>
        ) : null}
      </div>
    </Dialog>
  );
}

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

  return <Popup key={next.id} popup={next} onClose={onClose} onHide={onHide} />;
}
