import { useState } from 'react';
import { refusedFields } from '#src/features/auth/useRegister.ts';
import { useLogout } from '#src/features/auth/useLogout.ts';
import { DateField } from '#src/forms/DateField.tsx';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { type FieldValues, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { storeSession } from '#src/site/storedSession.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { SubmitBar } from './inside/SubmitBar.tsx';
import { TERMS, TermsBox } from './inside/TermsBox.tsx';

/**
 * Asks the owner of an account that no register form has asked (opened by an agent or by a social login) for date of birth and terms.
 * Only confirming or logging out answers it; the platform refuses play and money until then.
 */
export function AcceptTerms() {
  const t = useText();
  const { http, site, store } = useSite();
  const logOut = useLogout();
  const [failure, setFailure] = useState<unknown>();
  const [fields] = useState(
    () => [{ name: 'birthday', required: true, rules: site.registerSettings.fields.birthday.rules }] as const,
  );
  const form = useRuleForm(fields);

  async function send({ birthday = '' }: FieldValues) {
    setFailure(undefined);
    try {
      await http.send('acceptTerms', { terms: form.extraValue(TERMS) === true, birthday });
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      const refused = refusedFields(error);
      for (const [, fault] of refused) form.refuse('birthday', fault);
      if (refused.length === 0) setFailure(error);
      form.focusFirstFault();
      return;
    }
    const { session, setSession } = store.getState();
    if (!session) return;
    const { mustAccept: _done, ...accepted } = session;
    storeSession(accepted);
    setSession(accepted);
  }

  return (
    <Dialog title={t('accept.title')}>
      <p>{t('accept.text')}</p>
      <RuleForm form={form} label={t('accept.title')} onSend={send}>
        <FailureAlert failure={failure} />
        <DateField field={fields[0]} hints />
        <TermsBox words={t('register.terms', { age: site.ageLimit })} />
        <SubmitBar words={t('accept.submit')} />
        <Button variant="ghost" block onClick={() => void logOut()}>
          {t('menu.logout')}
        </Button>
      </RuleForm>
    </Dialog>
  );
}
