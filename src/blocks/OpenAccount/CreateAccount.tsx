import { useState } from 'react';
import { useOpenAccount } from '#src/features/auth/useRegister.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { CopyRow } from '../InviteCard/CopyRow.tsx';
import { Registration } from '../RegisterForm/Registration.tsx';
import { RegistrationWays } from '../RegisterForm/RegistrationWays.tsx';
import styles from './OpenAccount.module.css';

/** The register form, filled in by an agent for somebody else; the agent stays logged in. */
export function CreateAccount({ hints }: { readonly hints: boolean }) {
  const t = useText();
  const { ageLimit } = useSite().site;
  const register = useOpenAccount();
  const [opened, setOpened] = useState<string>();
  const [count, setCount] = useState(0);
  if (opened !== undefined) {
    return (
      <div className={styles.part} role="status">
        <EmptyState icon="success" text={<b>{t('openAccount.done')}</b>}>
          <p>{t('openAccount.doneText', { name: opened })}</p>
        </EmptyState>
        <CopyRow label={t('openAccount.name')} value={opened} copy={t('openAccount.copyName')} />
        <Button
          block
          size="large"
          onClick={() => {
            setOpened(undefined);
            setCount(count + 1);
          }}
        >
          {t('openAccount.again')}
        </Button>
      </div>
    );
  }
  const texts = {
    form: t('page.openAccount'),
    submit: t('openAccount.submit'),
    terms: t('openAccount.terms', { age: ageLimit }),
  };
  return (
    <div className={styles.part}>
      <RegistrationWays
        lead={
          <div className={styles.lead}>
            <p>{t('openAccount.lead')}</p>
            <p className={styles.note}>{t('form.required')}</p>
          </div>
        }
      >
        {(way) => (
          <Registration
            key={count}
            {...way}
            hints={hints}
            // The agent's own code counts, whatever the form would say.
            task={{ register, onRegistered: setOpened, texts, without: 'affiliateCode' }}
            onReset={undefined}
            wasReset={count > 0}
          />
        )}
      </RegistrationWays>
    </div>
  );
}
