import { useEffect, useState } from 'react';
import type { DownloadOffersProps } from './block.ts';
import { type Device, deviceOf } from '#src/features/download/deviceOf.ts';
import { HomeScreenSheet } from '#src/features/download/HomeScreenSheet.tsx';
import { OfferList } from '#src/features/download/OfferList.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import styles from './DownloadOffers.module.css';

/** The server's page is the same for every device. */
const ANY: Device = { system: 'other' };

const isColour = (background: string): boolean => /^#[0-9a-fA-F]{3,8}$/.test(background);

/** The page of the app (BOOT-11): the downloads for this device; on a computer also those for phones. */
export function DownloadOffers({ icon }: DownloadOffersProps) {
  const t = useText();
  const { site } = useSite();
  const [isExplained, setIsExplained] = useState(false);
  const [device, setDevice] = useState(ANY);
  useEffect(() => setDevice(deviceOf(navigator)), []);
  const { background, text, textColour } = site.app;
  const look = {
    ...(isColour(background) ? { background } : {}),
    ...(textColour === '' ? {} : { color: textColour }),
  };
  return (
    <section className={styles.root} aria-label={t('app.get')}>
      <div className={styles.hero} style={look}>
        {background !== '' && !isColour(background) ? <img className={styles.backdrop} src={background} alt="" /> : null}
        {icon && site.appIcon !== '' ? <img className={styles.icon} src={site.appIcon} width={96} height={96} alt="" /> : null}
        <h2 className={styles.name}>
          <bdi>{site.title}</bdi>
        </h2>
        <p className={styles.text} dir="auto">
          {text === '' ? t('app.text') : text}
        </p>
      </div>
      <OfferList device={device} onExplain={() => setIsExplained(true)} />
      {isExplained ? <HomeScreenSheet onClose={() => setIsExplained(false)} /> : null}
    </section>
  );
}
