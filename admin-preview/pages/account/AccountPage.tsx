import { useState } from 'react';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { FactorsPanel } from '../factors/FactorsPanel.tsx';
import { Card } from '../../kit/parts/Card.tsx';
import { PageFrame } from '../../kit/session/PageFrame.tsx';
import { rolesSentences } from '../people/rolesSentence.ts';
import { LanguageMenu } from '../../kit/session/LanguageMenu.tsx';
import { useSay } from '../../kit/texts/say.ts';
import styles from './AccountPage.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { TokenList } from './TokenList.tsx';

/** What an operator sees and changes about themselves. */
export function AccountPage() {
  const say = useSay();
  const { api, session } = useWorkplace();
  const [round, setRound] = useState(0);
  return (
    <PageFrame page="account" title={say('account.title')} text={session.name}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card title={say('account.sessions')}>
            <SessionList round={round} />
          </Card>
          <Card title={say('factors.title')} text={say('factors.text')}>
            <FactorsPanel />
          </Card>
          <Card title={say('tokens.title')} text={say('tokens.text')}>
            <TokenList />
          </Card>
          <Card title={say('account.roles')}>
            <ul className={styles.roles}>
              {rolesSentences(say, session.roles).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Card>
          <Card title={say('account.language')}>
            <LanguageMenu />
          </Card>
        </div>
        {session.provider === undefined ? (
          <Card title={say('account.password')} text={say('account.passwordText')}>
            <PasswordForm
              name={session.name}
              asksCurrent
              submit={say('account.change')}
              onSubmit={async (entered) => {
                await api.changePassword({ body: entered });
                setRound((count) => count + 1);
                return say('account.changed');
              }}
            />
          </Card>
        ) : (
          <Card title={say('account.provider', { provider: session.provider })} text={say('account.providerText')} />
        )}
      </div>
    </PageFrame>
  );
}
