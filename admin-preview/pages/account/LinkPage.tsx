import { useCallback } from 'react';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import { PasswordForm } from './PasswordForm.tsx';
import type { OperatorsApi } from '../../kit/api/operatorsApi.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { BrandIcon } from '../../kit/parts/BrandIcon.tsx';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { WaitingPage } from '../../kit/parts/WaitingPage.tsx';
import { goTo } from '../../kit/route/route.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { LanguageMenu } from '../../kit/session/LanguageMenu.tsx';
import styles from '../../kit/session/SignInPage.module.css';

interface LinkPageProps {
  readonly api: OperatorsApi;
  readonly token: string;
  readonly onSignedIn: (session: SessionView) => void;
}

/** Where an invitation or a link for a lost password leads: choose a password, and be signed in. */
export function LinkPage({ api, token, onSignedIn }: LinkPageProps) {
  const t = useTranslate();
  const load = useCallback(() => api.openLink({ body: { token } }), [api, token]);
  const loaded = useLoaded(load);
  if (loaded.state === 'loading') return <WaitingPage />;
  if (loaded.state === 'failed')
    return (
      <EmptyState
        isPage
        title={t('link.failed')}
        text={refusalText(t, loaded.refusal)}
        action={{ label: t('link.toSignIn'), onPress: () => goTo({ page: 'merchants' }) }}
      />
    );
  const { name, isNew } = loaded.value;
  return (
    <main className={styles.root}>
      <div className={styles.card}>
        <div className={styles.top}>
          <BrandIcon size={36} />
          <LanguageMenu />
        </div>
        <h1 className={styles.title}>{t(isNew ? 'link.welcome' : 'link.again', { name })}</h1>
        <p className={styles.tagline}>{t(isNew ? 'link.welcomeText' : 'link.againText')}</p>
        <PasswordForm
          name={name}
          asksCurrent={false}
          submit={t('link.submit')}
          onSubmit={async ({ next }) => {
            const session = await api.acceptLink({ body: { token, password: next } });
            goTo({ page: 'merchants' });
            onSignedIn(session);
            return undefined;
          }}
        />
      </div>
    </main>
  );
}
