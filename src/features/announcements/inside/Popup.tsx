import { useEffect, useState } from 'react';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { decodeEntities } from '#src/lib/html/decodeEntities.ts';
import { Link } from '#src/lib/Link.tsx';
import { useImages } from '#src/site/images.ts';
import { lazyExtra } from '#src/site/lazyPart.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { onDialogs, topDialog } from '#src/ui/Dialog/openDialogs.ts';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { linkTarget } from '../linkTarget.ts';
import { storeShownPopup } from './popupMemory.ts';
import styles from './Popup.module.css';

const PICTURE = { width: 720, height: 320 } as const;

const RichText = lazyExtra(async () => (await import('#src/site/RichText/RichText.tsx')).RichText);

/** The paragraphs of a text that holds nothing else, as most announcements do: then no HTML has to be read. */
const paragraphsOf = (html: string): readonly string[] | undefined =>
  /<(?!\/?p>)/.test(html) ? undefined : html.split(/<\/?p>/).filter((words) => words.trim() !== '');

interface PopupProps {
  readonly popup: Announcement;
  readonly onClose: () => void;
  readonly onHide: () => void;
}

/** Whether there has been a moment without another open dialog since this popup was due. */
function useHasCome(): boolean {
  const [hasCome, setHasCome] = useState(() => topDialog() === undefined);
  useEffect(() => {
    if (hasCome) return undefined;
    const look = () => setHasCome(topDialog() === undefined);
    look();
    return onDialogs(look);
  }, [hasCome]);
  return hasCome;
}

/** One announcement over home, with its link. It waits while another dialog is open: that may be a safety warning. */
export function Popup({ popup: { id, title, content = '', url, link }, onClose, onHide }: PopupProps) {
  const t = useText();
  const images = useImages();
  const { popups: when } = useSite().site.behaviour.content;
  const hasCome = useHasCome();
  useEffect(() => {
    if (hasCome) storeShownPopup(when, id);
  }, [hasCome, when, id]);
  if (!hasCome) return null;
  const target = linkTarget(link);
  const paragraphs = paragraphsOf(content);
  const choices = (
    <>
      <Button variant="ghost" onClick={onHide}>
        {t('popup.today')}
      </Button>
      {target ? null : <Button onClick={onClose}>{t('app.submit')}</Button>}
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} footer={choices}>
      <div className={styles.body}>
        {url ? <LazyImage className={styles.picture} src={images.picture(url)} {...PICTURE} alt="" /> : null}
        {paragraphs ? (
          <div className={styles.words}>
            {paragraphs.map((words, place) => (
              <p key={place}>{decodeEntities(words)}</p>
            ))}
          </div>
        ) : (
          <RichText html={content} />
        )}
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
