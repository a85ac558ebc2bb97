import { type FormEvent, useState } from 'react';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { CodeField } from '../../kit/parts/CodeField.tsx';
import { signInByPasskey } from './passkeys.ts';
import { UnfinishedPage } from './UnfinishedPage.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';

/** After the password: a one-time code, a passkey, or a recovery code. */
export function FactorPage({ onSignedIn }: { readonly onSignedIn: (session: SessionView) => void }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const [code, setCode] = useState('');
  const { attempt, fault, isBusy } = useAttempt();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void attempt(async () => onSignedIn(await api.passFactor({ body: { code } })));
  }

  return (
    <UnfinishedPage title={t('factors.giveTitle')} text={t('factors.giveText')} fault={fault}>
      <form onSubmit={onSubmit} noValidate>
        <CodeField label={t('factors.code')} hint={t('factors.codeHint')} value={code} onChange={setCode} />
        <Button type="submit" block loading={isBusy} disabled={code.length < 6}>
          {t('signIn.submit')}
        </Button>
      </form>
      <Button
        block
        variant="soft"
        disabled={isBusy}
        onClick={() => void attempt(async () => onSignedIn(await signInByPasskey(api)))}
      >
        {t('factors.usePasskey')}
      </Button>
    </UnfinishedPage>
  );
}
