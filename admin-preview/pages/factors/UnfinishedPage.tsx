import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { BrandIcon } from '../../kit/parts/BrandIcon.tsx';
import { LanguageMenu } from '../../kit/session/LanguageMenu.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './UnfinishedPage.module.css';
import { useAttempt } from '../../kit/parts/useAttempt.ts';

interface UnfinishedPageProps {
  readonly title: string;
  readonly text: string;
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

/** The page of an unfinished sign-in: the missing step, and a way to sign out. */
export function UnfinishedPage({ title, text, fault, children }: UnfinishedPageProps) {
  const t = useTranslate();
  const { api, onSignedOut } = useWorkplace();
  const signingOut = useAttempt();

  const signOut = () =>
    void signingOut.attempt(async () => {
      await api.signOut();
      onSignedOut();
    });

  return (
    <main className={styles.root}>
      <div className={styles.card}>
        <div className={styles.top}>
          <BrandIcon size={36} />
          <LanguageMenu />
        </div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.fault} role="alert">
          {fault ?? signingOut.fault}
        </p>
        {children}
        <Button block variant="soft" loading={signingOut.isBusy} onClick={signOut}>
          {t('app.signOut')}
        </Button>
      </div>
    </main>
  );
}
