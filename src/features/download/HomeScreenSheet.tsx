import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './HomeScreenSheet.module.css';
import { deviceOf, isLegacyIos } from './deviceOf.ts';
import { useDownloadLinks } from './useDownloadLinks.ts';

/** Explains how the site comes to the home screen, step by step (DL-04 to DL-06). Only iOS needs Safari: elsewhere the browser's own menu does it. */
export function HomeScreenSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { site } = useSite();
  const links = useDownloadLinks();
  const device = deviceOf(navigator);
  const isOld = isLegacyIos(device, site.behaviour.app);
  const profile = device.system === 'android' ? undefined : links.get('MOBILECONFIG');
  const steps =
    device.system !== 'ios'
      ? ([t('app.android.1'), t('app.android.2'), t('app.android.3')] as const)
      : isOld
        ? ([t('app.legacy.1'), t('app.legacy.2'), t('app.legacy.3')] as const)
        : ([t('app.ios.1'), t('app.ios.2'), t('app.ios.3')] as const);
  return (
    <Dialog title={t('app.shortcut')} onClose={onClose}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      {profile === undefined ? null : (
        <a className={styles.profile} href={profile}>
          <Icon name="app" />
          {t('app.profile')}
        </a>
      )}
    </Dialog>
  );
}
