import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import styles from './FormPage.module.css';
import { type DialogRegion, dialogTitles } from './pages.ts';

/** The same form as a page of its own, when its address is opened directly. */
export function FormPage({ region }: { readonly region: DialogRegion }) {
  const { site } = useSite();
  const logo = useLogo();
  const t = useText();
  return (
    <div className={styles.root}>
      {site.theme.backdrop === '' ? null : <img className={styles.backdrop} src={site.theme.backdrop} alt="" />}
      <header className={styles.header}>
        <Link className={styles.back} to={paths.home} aria-label={t('app.backHome')}>
          <Icon name="back" size={24} />
        </Link>
        <Link className={styles.logo} to={paths.home} aria-label={site.title}>
          <Logo src={logo} title={site.title} height={28} />
        </Link>
      </header>
      <main className={styles.main}>
        <Panel title={t(dialogTitles[region])}>
          <RenderRegion region={region} />
        </Panel>
      </main>
    </div>
  );
}
