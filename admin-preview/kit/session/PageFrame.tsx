import { Palette, ScrollText, Store, Users, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { addressOf } from '../route/route.ts';
import { storybookAddress } from '../route/storybookAddress.ts';
import { type ToolPage, openPages } from './openPages.ts';
import { OperatorMenu } from './OperatorMenu.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import { BrandIcon } from '../parts/BrandIcon.tsx';
import styles from './PageFrame.module.css';
import { PageTitle } from '../parts/PageTitle.tsx';

interface PageFrameProps {
  readonly page: 'merchants' | 'people' | 'webhooks' | 'audit' | 'account';
  readonly title: string;
  readonly text: ReactNode;
  /** What one does here first, beside the title. */
  readonly action?: ReactNode;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

const icons = { merchants: Store, people: Users, webhooks: Webhook, audit: ScrollText } as const satisfies Record<
  ToolPage,
  unknown
>;

/** The frame of every page but the editor: navigation, title and content. */
export function PageFrame({ page, title, text, action, isBusy = false, children }: PageFrameProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const storybook = storybookAddress();
  return (
    <div className={styles.root}>
      <header className={styles.top}>
        <BrandIcon size={24} />
        <span className={styles.product}>{t('app.name')}</span>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {openPages(session.roles).map((part) => {
            const Icon = icons[part];
            return (
              <a
                key={part}
                className={styles.part}
                href={addressOf({ page: part })}
                aria-current={part === page ? 'page' : undefined}
                aria-label={t(`nav.${part}`)}
              >
                <Icon size={16} aria-hidden />
                <span className={styles.partName}>{t(`nav.${part}`)}</span>
              </a>
            );
          })}
          {storybook === undefined ? null : (
            <a className={styles.part} href={storybook} aria-label={t('nav.storybook')}>
              <Palette size={16} aria-hidden />
              <span className={styles.partName}>{t('nav.storybook')}</span>
            </a>
          )}
        </nav>
        <OperatorMenu />
      </header>
      <main className={styles.main} aria-busy={isBusy}>
        <div className={styles.head}>
          <div>
            <PageTitle className={styles.title}>{title}</PageTitle>
            <p className={styles.text}>{text}</p>
          </div>
          {action}
        </div>
        {children}
      </main>
    </div>
  );
}
