import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ForgotFormProps } from './block.ts';
import { ServiceEntries } from '#src/features/service/ServiceEntries.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { useEntries } from '#src/site/useEntries.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { entries } from './entries.ts';
import { EmailRecovery } from './EmailRecovery.tsx';
import styles from './ForgotForm.module.css';
import { MailReset } from './MailReset.tsx';
import { PhoneRecovery } from './PhoneRecovery.tsx';
import { type ForgotMethod, forgotMethods } from './forgotMethods.ts';

const forms = { email: EmailRecovery, phone: PhoneRecovery } as const satisfies Record<ForgotMethod, unknown>;

/** The recovery methods that the site offers; customer service where it offers none (FORGOT-14). */
function Ways({ hints }: ForgotFormProps) {
  const t = useText();
  const methods = forgotMethods.filter(useEntries(entries));
  const [chosen, setChosen] = useState<ForgotMethod>('email');
  const method = methods.includes(chosen) ? chosen : methods[0];
  if (method === undefined) {
    return (
      <>
        <p className={styles.lead}>{t('forget.none')}</p>
        <ServiceEntries />
      </>
    );
  }
  const Form = forms[method];
  return (
    <>
      <p className={styles.lead}>{t('forget.lead')}</p>
      {methods.length === 1 ? (
        <Form hints={hints} />
      ) : (
        <Tabs
          label={t('forget.methods')}
          tabs={methods.map((id) => ({ id, label: t(`forget.method.${id}`) }))}
          selected={method}
          onSelect={setChosen}
        >
          <Form hints={hints} />
        </Tabs>
      )}
    </>
  );
}

/** Recovers a password; opened by the link of a recovery mail, it sets a new one. */
export function ForgotForm({ hints }: ForgotFormProps) {
  const t = useText();
  const token = new URLSearchParams(useLocation().search).get('token');
  return (
    <div className={styles.root}>
      {token ? <MailReset token={token} hints={hints} /> : <Ways hints={hints} />}
      <p className={styles.other}>
        {t('forget.ask')} <DialogLink to={paths.login}>{t('login.submit')}</DialogLink>
      </p>
    </div>
  );
}
