import { useContext, useEffect, useState } from 'react';
import type { DownloadBarProps } from './block.ts';
import { rememberBarClosed, wasBarClosed } from '#src/features/download/barMemory.ts';
import { useDownloadLinks } from '#src/features/download/useDownloadLinks.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { isInstalled } from '#src/site/installed.ts';
import { OnHome } from '#src/site/onHome.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import styles from './DownloadBar.module.css';
import { showsBar } from './showsBar.ts';

const DownloadPopup = lazyDialog(async () => (await import('#src/features/download/DownloadPopup.tsx')).DownloadPopup);

/** Offers the app on home, where it is not yet. Only the browser knows, so the server draws nothing. */
export function DownloadBar({ picture, floating }: DownloadBarProps) {
  const t = useText();
  const { site, mode, playsInstalled } = useSite();
  const isOnHome = useContext(OnHome);
  const links = useDownloadLinks();
  const [isShown, setIsShown] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [broken, setBroken] = useState('');
  const { app } = site.behaviour;

  useEffect(() => {
    let isWanted = true;
    showsBar(playsInstalled ?? isInstalled(), links.has('IOS'), app, mode !== 'live').then(
      (shows) => isWanted && setIsShown(shows),
      (error: unknown) => console.error('The download bar stays away.', error),
    );
    return () => void (isWanted = false);
  }, [app, links, mode, playsInstalled]);

  if (!isShown || !isOnHome) return null;

  function close() {
    if (mode === 'live') rememberBarClosed(Date.now());
    setIsShown(false);
  }

  // The platform's icon, else the merchant's; an icon that does not load is skipped.
  const icon = [links.get('AppDownloadIcon') ?? '', site.appIcon].find((each) => each !== '' && each !== broken) ?? '';
  return (
    <aside className={styles.root} data-floating={floating || undefined} aria-label={t('app.get')}>
      {picture && icon !== '' ? (
        <img className={styles.icon} src={icon} width={40} height={40} alt="" onError={() => setBroken(icon)} />
      ) : null}
      <p className={styles.text}>
        <b className={styles.title} dir="auto">
          {site.title}
        </b>
        <span className={styles.words}>{t('app.bar')}</span>
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {t('app.getShort')}
        </Button>
        <IconButton icon="close" label={t('app.close')} iconSize={18} onClick={close} />
      </div>
      {isOpen ? <DownloadPopup wasBarClosed={wasBarClosed()} onClose={() => setIsOpen(false)} /> : null}
    </aside>
  );
}
