import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './OfferList.module.css';
import type { Device } from './deviceOf.ts';
import { downloadsFor } from './downloadLinks.ts';
import { promptInstall } from './installPrompt.ts';
import { useDownloadLinks } from './useDownloadLinks.ts';

interface OfferListProps {
  readonly device: Device;
  /** The browser cannot put the site on the home screen by itself: the player has to be told how. */
  readonly onExplain: () => void;
}

/** Every way to have the site as an app on a device (DL-01). */
export function OfferList({ device, onExplain }: OfferListProps) {
  const t = useText();
  const links = useDownloadLinks();

  async function addToHomeScreen() {
    if (!(await promptInstall())) onExplain();
  }

  return (
    <ul className={styles.root}>
      {downloadsFor(device, links).map((offer) => (
        <li key={offer.kind}>
          {offer.kind === 'shortcut' ? (
            <button type="button" className={styles.offer} onClick={() => void addToHomeScreen()}>
              <Icon name="home" size={24} />
              {t('app.shortcut')}
            </button>
          ) : (
            <a className={styles.offer} href={offer.url} data-main="">
              <Icon name="app" size={24} />
              {t(`app.${offer.kind}`)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
