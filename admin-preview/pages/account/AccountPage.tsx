import { useState } from 'react';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { FactorsPanel } from '../factors/FactorsPanel.tsx';
import { Card } from '../../kit/parts/Card.tsx';
import { PageFrame } from '../../kit/session/PageFrame.tsx';
import { rolesSentences } from '../people/rolesSentence.ts';
import { LanguageMenu } from '../../kit/session/LanguageMenu.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './AccountPage.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { TokenList } from './TokenList.tsx';

/** What an operator sees and changes about themselves. */
export function AccountPage() {
  const t = useTranslate();
  const { api, session } = useWorkplace();
  const [round, setRound] = useState(0);
  return (
    <PageFrame page="account" title={t('account.title')} text={session.name}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={t('account.sessions')}>
            <SessionList round={round} />
          </Card>
          <Card title={t('factors.title')} text={t('factors.text')}>
            <FactorsPanel />
          </Card>
          <Card title={t('tokens.title')} text={t('tokens.text')}>
            <TokenList />
          </Card>
          <Card title={t('account.roles')}>
            <ul className={styles.roles}>
              {rolesSentences(t, session.roles).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Card>
          <Card title={t('account.language')}>
            <LanguageMenu />
          </Card>
        </div>
        {session.provider === undefined ? (
          <Card title={t('account.password')} text={t('account.passwordText')}>
            <PasswordForm
              name={session.name}
              asksCurrent
              submit={t('account.change')}
              onSubmit={async (entered) => {
                await api.changePassword({ body: entered });
                setRound((count) => count + 1);
                return t('account.changed');
              }}
            />
          </Card>
        ) : (
          <Card title={t('account.provider', { provider: session.provider })} text={t('account.providerText')} />
        )}
      </div>
    </PageFrame>
  );
}
