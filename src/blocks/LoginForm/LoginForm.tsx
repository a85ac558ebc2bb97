import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoginFormProps } from './block.ts';
import { SocialButtons } from '#src/features/auth/SocialButtons.tsx';
import { readRegistered } from '#src/features/auth/registeredState.ts';
import { preloadLogin } from '#src/features/auth/useLogin.ts';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { errorText, isWorthRetrying } from '#src/forms/errorText.ts';
import { type FieldValues, useIsSending } from '#src/forms/useRuleForm.ts';
import { useText, useTexts } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { useIsDrawnByServer } from '#src/ui/useIsDrawnByServer.ts';
import { entries } from './entries.ts';
import { LoginFields } from './LoginFields.tsx';
import styles from './LoginForm.module.css';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { RememberBox } from './RememberBox.tsx';
import { type LoginMethod, loginMethods } from './loginFields.ts';
import { useLoginForm } from './useLoginForm.ts';
import type { RememberKind } from './useWelcome.ts';

/** What the checkbox stores: what the site allows, or less if the block says so. */
function allowedBy(site: RememberKind, block: LoginFormProps['remember']): RememberKind {
  if (site === 'off' || block === 'off') return 'off';
  return block === 'username' ? 'username' : site;
}

/** Link to the recovery, where one of its two methods is on (LOGIN-05). */
function ForgotLink() {
  const t = useText();
  return useEntries(entries)('forgot') ? (
    <DialogLink className={styles.forgot} to={paths.forgot}>
      {t('login.forgot')}
    </DialogLink>
  ) : null;
}

/** Login by username and password or by a code on the phone, with a captcha when the platform demands it. */
export function LoginForm({ remember }: LoginFormProps) {
  const { site } = useSite();
  const texts = useTexts();
  const { t } = texts;
  const { state } = useLocation();
  const registered = useIsDrawnByServer() ? undefined : readRegistered(state); // the server knows no state of the history
  const shows = useEntries(entries);
  const withMobile = shows('mobileLogin');
  const [chosen, setMethod] = useState<LoginMethod>('username');
  const method = withMobile ? chosen : 'username';
  const kind = allowedBy(site.behaviour.login.remember, remember);
  const { form, fields, captcha, code, send, error, onTab } = useLoginForm({ method, kind, registered, setMethod });
  const isSending = useIsSending(form);
  const [passkeyFailure, setPasskeyFailure] = useState<unknown>();
  const failure = passkeyFailure ?? error;

  function onSend(values: FieldValues) {
    setPasskeyFailure(undefined);
    return send(values);
  }

  const fieldsAndButton = (
    <RuleForm form={form} label={t('dialog.login')} onSend={onSend}>
      <LoginFields fields={fields} captcha={captcha} code={code} />
      <div className={styles.row}>
        {kind === 'off' ? null : <RememberBox kind={kind} method={method} />}
        <ForgotLink />
      </div>
      <Button type="submit" size="large" block loading={isSending}>
        {t('login.submit')}
      </Button>
    </RuleForm>
  );
  return (
    <div className={styles.root} onFocusCapture={preloadLogin}>
      <p className={styles.lead}>{t('login.lead')}</p>
      {registered === undefined || failure !== undefined ? null : <FormAlert kind="success">{t('register.done')}</FormAlert>}
      {failure === undefined ? null : (
        <FormAlert
          kind="error"
          action={
            passkeyFailure === undefined && isWorthRetrying(error)
              ? { label: t('app.retry'), onPress: form.sendAgain }
              : undefined
          }
        >
          {errorText(texts, failure)}
        </FormAlert>
      )}
      {withMobile ? (
        <Tabs
          label={t('login.methods')}
          tabs={loginMethods.map((id) => ({ id, label: t(`login.method.${id}`) }))}
          selected={method}
          onSelect={onTab}
        >
          {fieldsAndButton}
        </Tabs>
      ) : (
        fieldsAndButton
      )}
      {shows('passkeyLogin') ? <PasskeyLogin form={form} kind={kind} onFailure={setPasskeyFailure} /> : null}
      <SocialButtons />
      {shows('register') ? (
        <p className={styles.other}>
          {t('login.ask')} <DialogLink to={paths.register}>{t('login.register')}</DialogLink>
        </p>
      ) : null}
    </div>
  );
}
