import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import styles from './UnavailableScreen.module.css';

/** Says that an address of the product is not open yet, and leads back. */
export function UnavailableScreen() {
  const { site } = useSite();
  const logo = useLogo();
  const t = useText();
  return (
    <PageFrame heading={<Logo src={logo} title={site.title} height={28} />}>
      <div className={styles.main}>
        <span className={styles.icon}>
          <Icon name="clock" size={48} />
        </span>
        <h1 className={styles.title}>{t('unavailable.title')}</h1>
        <p className={styles.text}>{t('unavailable.text')}</p>
        <ButtonLink to={paths.home}>{t('app.backHome')}</ButtonLink>
      </div>
    </PageFrame>
  );
}
