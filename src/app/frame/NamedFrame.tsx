import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '#src/site/siteContext.ts';
import { BackLink } from './BackLink.tsx';
import styles from './FormFrame.module.css';
import { PageFrame, PageTitle } from './PageFrame.tsx';
import { usePageName } from './usePageName.ts';
import { matchPage } from '../routes/pages.ts';

/** The page at the address without its content: its name in the frame that it will have, so that nothing else changes when the content comes. */
export function NamedFrame({ children }: { readonly children: ReactNode }) {
  const { site } = useSite();
  const name = usePageName() ?? site.title;
  const { pathname, search } = useLocation();
  if (matchPage(pathname, new URLSearchParams(search)).kind === 'screen')
    return <PageFrame heading={<PageTitle>{name}</PageTitle>}>{children}</PageFrame>;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <BackLink />
        <PageTitle>{name}</PageTitle>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
