import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { Backdrop } from '#src/site/Backdrop.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { Link } from '#src/lib/Link.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { BackLink } from '../frame/BackLink.tsx';
import { FormBlocks } from './FormBlocks.tsx';
import styles from '../frame/FormFrame.module.css';
import { hasFooter } from '../frame/chrome.ts';
import type { Form } from '../routes/pages.ts';

/** One region as a page of its own. */
export function FormPage({ region, title }: Form) {
  const { site } = useSite();
  const logo = useLogo();
  const t = useText();
  const { pathname } = useLocation();
  return (
    <div className={styles.root}>
      <Backdrop />
      <header className={styles.header}>
        <BackLink />
        <Link className={styles.logo} to={paths.home} aria-label={site.title}>
          <Logo src={logo} title={site.title} height={28} />
        </Link>
      </header>
      <main className={styles.main}>
        <Panel title={t(title)}>
          <FormBlocks region={region} />
        </Panel>
      </main>
      {hasFooter(site.behaviour, pathname) ? <RenderRegion region="footerNav" /> : null}
    </div>
  );
}
