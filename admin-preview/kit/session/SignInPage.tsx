import { useState } from 'react';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import type { OperatorsApi } from '../api/operatorsApi.ts';
import { useLoaded } from '../api/useLoaded.ts';
import { BrandIcon } from '../parts/BrandIcon.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import { BrowserNotice } from './BrowserNotice.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { ProviderSignIn } from './ProviderSignIn.tsx';
import styles from './SignInPage.module.css';

interface SignInPageProps {
  readonly api: OperatorsApi;
  readonly onSignedIn: (session: SessionView) => void;
  /** Who was working here has been signed out by time. */
  readonly hasEnded: boolean;
}

/** Where an operator signs in: at the organisation's provider where there is one, else by name and password. */
export function SignInPage({ api, onSignedIn, hasEnded }: SignInPageProps) {
  const t = useTranslate();
  const ways = useLoaded(api.signInWays);
  const [isLocal, setIsLocal] = useState(false);
  const provider = ways.state === 'ready' && !isLocal ? ways.value.provider : null;
  return (
    <main className={styles.root}>
      <div className={styles.card} aria-busy={ways.state === 'loading'}>
        <div className={styles.top}>
          <BrandIcon size={36} />
          <LanguageMenu />
        </div>
        <h1 className={styles.title}>{t('signIn.title')}</h1>
        <p className={styles.tagline}>{t('app.tagline')}</p>
        <BrowserNotice />
        <p className={styles.fault} role="alert">
          {hasEnded ? t('signIn.ended') : null}
        </p>
        {ways.state === 'loading' ? null : provider === null ? (
          <PasswordSignIn api={api} onSignedIn={onSignedIn} />
        ) : (
          <ProviderSignIn api={api} provider={provider} onLocal={() => setIsLocal(true)} />
        )}
      </div>
    </main>
  );
}
