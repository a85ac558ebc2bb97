import { useEffect, useMemo, useState } from 'react';
import type { RegisterFormProps } from '#schemas/blocks/registerForm.schema.ts';
import { type RegisterMethodTab, allowedMethods, formFields } from '#schemas/rules/registerForm.ts';
import type { RegisterSettings } from '#schemas/release/registerSettings.schema.ts';
import { SocialButtons } from '#src/features/auth/SocialButtons.tsx';
import { inviteCode } from '#src/features/auth/inviteCode.ts';
import { useCaptcha } from '#src/features/verification/useCaptcha.ts';
import { usePhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { RegisterAlert } from './RegisterAlert.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import styles from './RegisterForm.module.css';
import { SubmitBar } from './SubmitBar.tsx';
import { TermsBox } from './TermsBox.tsx';
import { useRegisterSettings } from './useRegisterSettings.ts';
import { useSendRegistration } from './useSendRegistration.ts';

interface RegistrationProps extends RegisterFormProps {
  readonly method: RegisterMethodTab;
  readonly settings: RegisterSettings;
  readonly onReload: () => Promise<void>;
  readonly onReset: () => void;
  /** The form was emptied by its player, who is still in it. */
  readonly wasReset: boolean;
}

/** The form of one way to register. Values stay when the way or the settings change. */
function Registration({ method, settings, hints, reset, onReload, onReset, wasReset }: RegistrationProps) {
  const t = useText();
  const { switches } = useSite().site;
  /** The platform wants a captcha before it sends a code, whatever the form asks for. */
  const [captchaForCode, setCaptchaForCode] = useState(false);
  const fields = useMemo(() => {
    const asked = formFields(settings, method, (name) => switches[name]);
    const isMissing = captchaForCode && asked.every(({ name }) => name !== 'captcha');
    return isMissing ? [...asked, { name: 'captcha', required: true, rules: settings.fields.captcha.rules } as const] : asked;
  }, [settings, method, switches, captchaForCode]);
  const captcha = useCaptcha(fields.some(({ name }) => name === 'captcha'));
  const form = useRuleForm(fields);
  const code = usePhoneCode({ form, call: 'smsForRegister', captcha, onCaptcha: setCaptchaForCode });
  const { send, failure, forgetFailure } = useSendRegistration({ form, method, captcha, code });

  useEffect(() => {
    form.offer('affiliateCode', inviteCode());
    if (wasReset) form.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form stands: later it is the player's
  }, []);

  async function reload() {
    await onReload();
    forgetFailure();
  }

  return (
    <RuleForm form={form} label={t('dialog.register')} onSend={send}>
      {failure ? <RegisterAlert failure={failure} onReload={reload} /> : null}
      <RegisterFields fields={fields} hints={hints} captcha={captcha} code={code} />
      <TermsBox />
      <SubmitBar onReset={reset ? onReset : undefined} />
    </RuleForm>
  );
}

/** Registers by username or mobile number, with the fields and rules that the platform's settings ask for. */
export function RegisterForm(props: RegisterFormProps) {
  const t = useText();
  const { switches } = useSite().site;
  const { settings, reload } = useRegisterSettings();
  const methods = allowedMethods((name) => switches[name]);
  const [chosen, setChosen] = useState<RegisterMethodTab>('username');
  const [resets, setResets] = useState(0);
  const method = methods.includes(chosen) ? chosen : methods[0];
  if (method === undefined) return <FormAlert kind="error">{t('error.permission')}</FormAlert>;

  const form = (
    <Registration
      key={resets}
      {...props}
      method={method}
      settings={settings}
      onReload={reload}
      onReset={() => setResets(resets + 1)}
      wasReset={resets > 0}
    />
  );
  return (
    <div className={styles.root}>
      <div className={styles.lead}>
        <p>{t('register.lead')}</p>
        <p className={styles.note}>{t('form.required')}</p>
      </div>
      {methods.length === 1 ? (
        form
      ) : (
        <Tabs
          label={t('register.methods')}
          tabs={methods.map((id) => ({ id, label: t(`register.method.${id}`) }))}
          selected={method}
          onSelect={setChosen}
        >
          {form}
        </Tabs>
      )}
      <SocialButtons />
      <p className={styles.other}>
        {t('register.ask')} <DialogLink to={paths.login}>{t('register.login')}</DialogLink>
      </p>
    </div>
  );
}
