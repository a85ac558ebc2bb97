import { useEffect, useId, useRef, useState } from 'react';
import { openWays } from '#schemas/declare/entries/openWays.ts';
import { useOpenAccount } from '#src/features/auth/useRegister.ts';
import { CopyRow } from '#src/features/referral/CopyRow.tsx';
import { Registration } from '#src/features/registration/Registration.tsx';
import { RegistrationWays } from '#src/features/registration/RegistrationWays.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import styles from './OpenAccount.module.css';

/** Says that there is a new account. Takes the focus: the form it stands for is gone. */
function Opened({ name, onAgain }: { readonly name: string; readonly onAgain: () => void }) {
  const t = useText();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} className={styles.part} role="group" aria-labelledby={id} tabIndex={-1}>
      <EmptyState icon="success" text={<b>{t('openAccount.done')}</b>}>
        <p id={id}>{t('openAccount.doneText', { name })}</p>
      </EmptyState>
      <CopyRow label={t('openAccount.name')} value={name} copy={t('openAccount.copyName')} />
      <Button block size="large" onClick={onAgain}>
        {t('openAccount.again')}
      </Button>
    </div>
  );
}

/** The register form, filled in by an agent for a new member; the agent stays logged in. */
export function CreateAccount({ hints }: { readonly hints: boolean }) {
  const t = useText();
  const { ageLimit } = useSite().site;
  const register = useOpenAccount();
  const [opened, setOpened] = useState<string>();
  const [count, setCount] = useState(0);
  function onAgain() {
    setOpened(undefined);
    setCount(count + 1);
  }
  if (opened !== undefined) return <Opened name={opened} onAgain={onAgain} />;
  const texts = {
    form: t('page.openAccount'),
    submit: t('openAccount.submit'),
    terms: t('openAccount.terms', { age: ageLimit }),
  };
  return (
    <div className={styles.part}>
      <RegistrationWays lead={t('openAccount.lead')} ways={openWays}>
        {(way) => (
          <Registration
            key={count}
            {...way}
            hints={hints}
            // The agent's own code is sent, so the form does not ask for one.
            task={{ register, onRegistered: setOpened, texts, without: 'affiliateCode' }}
            onReset={undefined}
            wasReset={count > 0}
          />
        )}
      </RegistrationWays>
    </div>
  );
}
