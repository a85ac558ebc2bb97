import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoginFormProps } from '#schemas/blocks/loginForm.schema.ts';
import { handedOver } from '#src/features/auth/loginHandover.ts';
import { rememberedUsername } from '#src/features/auth/rememberedLogin.ts';
import { warmLogin } from '#src/features/auth/useLogin.ts';
import { CaptchaField } from '#src/features/verification/CaptchaField.tsx';
import { useCaptcha } from '#src/features/verification/useCaptcha.ts';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { errorText, isWorthRetrying } from '#src/forms/errorText.ts';
import { useIsSending, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { canRegister } from '#src/site/canRegister.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import styles from './LoginForm.module.css';
import { loginFields } from './loginFields.ts';
import { REMEMBER, useSendLogin } from './useSendLogin.ts';

/** Log in by username and password; a captcha when the platform asks for one. */
export function LoginForm({ remember }: LoginFormProps) {
  const { site } = useSite();
  const texts = useTexts();
  const { t } = texts;
  const registered = handedOver(useLocation().state);
  const [withCaptcha, setWithCaptcha] = useState(false);
  const captcha = useCaptcha(withCaptcha);
  const fields = useMemo(() => loginFields(site.registerSettings, withCaptcha), [site.registerSettings, withCaptcha]);
  const form = useRuleForm(fields);
  const { send, error } = useSendLogin({
    form,
    captcha,
    withCaptcha,
    onCaptchaWanted: () => setWithCaptcha(true),
    keepsUsername: remember === 'username',
  });
  const isSending = useIsSending(form);

  useEffect(() => {
    const known = registered ?? (remember === 'username' ? rememberedUsername() : undefined);
    if (known !== undefined) form.offer('username', known);
    if (registered !== undefined) form.focus('password');
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form stands: later it is the player's
  }, []);

  return (
    <div className={styles.root} onFocusCapture={warmLogin}>
      <p className={styles.lead}>{t('login.lead')}</p>
      {registered === undefined || error !== undefined ? null : <FormAlert kind="success">{t('register.done')}</FormAlert>}
      {error === undefined ? null : (
        <FormAlert kind="error" action={isWorthRetrying(error) ? { label: t('app.retry'), onPress: form.sendAgain } : undefined}>
          {errorText(texts, error)}
        </FormAlert>
      )}
      <RuleForm form={form} label={t('dialog.login')} onSend={send}>
        {fields.map((field) =>
          field.name === 'captcha' ? (
            <CaptchaField key={field.name} field={field} captcha={captcha} />
          ) : (
            <RuleField
              key={field.name}
              field={field}
              {...(field.name === 'password' ? { autoComplete: 'current-password' } : {})}
            />
          ),
        )}
        {remember === 'off' ? null : <RememberBox form={form} />}
        <Button type="submit" size="large" block loading={isSending}>
          {t('login.submit')}
        </Button>
      </RuleForm>
      {canRegister(site) ? (
        <p className={styles.other}>
          {t('login.ask')} <DialogLink to={paths.register}>{t('login.register')}</DialogLink>
        </p>
      ) : null}
    </div>
  );
}

/** Ticked from the start when a username is remembered already; unticking forgets it with the next login (LOGIN-21). */
function RememberBox({ form }: { readonly form: ReturnType<typeof useRuleForm> }) {
  const { t } = useTexts();
  useEffect(() => {
    if (rememberedUsername() !== undefined) form.tick(REMEMBER);
  }, [form]);
  return <Checkbox {...form.extra(REMEMBER)}>{t('login.remember')}</Checkbox>;
}
