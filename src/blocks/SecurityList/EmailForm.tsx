import { useMemo } from 'react';
import { ownPassword, profileField } from '#schemas/rules/profileForm.ts';
import { useSaveProfile } from '#src/features/member/useSaveProfile.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { SaveButton } from './SaveButton.tsx';
import type { ProfileFormProps } from './ProfileFormProps.ts';
import { needsPassword } from './needsPassword.ts';

/** The address that a lost password is recovered by (CALL-74). */
export function EmailForm({ config, label, onSaved }: ProfileFormProps) {
  const t = useText();
  const { site } = useSite();
  const proves = needsPassword(site, config);
  const email = useMemo(() => profileField(site.registerSettings, 'email'), [site]);
  const form = useRuleForm(useMemo(() => (proves ? [email, ownPassword] : [email]), [email, proves]));
  const { save, failure } = useSaveProfile(onSaved);
  return (
    <RuleForm
      form={form}
      label={label}
      onSend={({ email: address = '', oldPassword = '' }) =>
        save(form, {
          call: 'setEmail',
          body: { email: address, ...(proves ? { password: oldPassword } : {}) },
        })
      }
    >
      <FailureAlert failure={failure} />
      <RuleField field={email} note={config.emailShown ? t('security.now', { value: config.emailShown }) : undefined} />
      {proves ? <OwnPasswordField /> : null}
      <SaveButton />
    </RuleForm>
  );
}
