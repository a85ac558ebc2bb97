import { useMemo } from 'react';
import { profileField } from '#schemas/rules/profileForm.ts';
import { useSaveProfile } from '#src/features/member/useSaveProfile.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { SaveButton } from './SaveButton.tsx';
import type { ProfileFormProps } from './ProfileFormProps.ts';

function PayeeNameInput({ label, onSaved }: ProfileFormProps) {
  const t = useText();
  const { site } = useSite();
  const field = useMemo(() => profileField(site.registerSettings, 'payeeName'), [site]);
  const form = useRuleForm(useMemo(() => [field], [field]));
  const { save, failure } = useSaveProfile(onSaved);
  return (
    <RuleForm
      form={form}
      label={label}
      onSend={({ payeeName = '' }) => save(form, { call: 'setPayeeName', body: { payeeName } })}
    >
      <FailureAlert failure={failure} />
      <RuleField field={field} note={t('security.payeeNote')} />
      <SaveButton />
    </RuleForm>
  );
}

/** The recipient of withdrawals (CALL-75): set once, then locked (MEM-16). */
export function PayeeNameForm(props: ProfileFormProps) {
  const t = useText();
  const { payeeName, payeeNameShown = t('field.payeeName') } = props.config;
  return payeeName ? (
    <EmptyState icon="lock" text={t('security.payeeLocked', { name: payeeNameShown })} />
  ) : (
    <PayeeNameInput {...props} />
  );
}
