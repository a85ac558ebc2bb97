import { useEffect, useMemo } from 'react';
import { profileField } from '#schemas/rules/profileForm.ts';
import { useSaveProfile } from '#src/features/member/useSaveProfile.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { SaveButton } from './SaveButton.tsx';
import type { ProfileFormProps } from './ProfileFormProps.ts';

/** The member's name on this site (CALL-76). */
export function NicknameForm({ config, label, onSaved }: ProfileFormProps) {
  const { site } = useSite();
  const field = useMemo(() => profileField(site.registerSettings, 'nickname'), [site]);
  const form = useRuleForm(useMemo(() => [field], [field]));
  const { save, failure } = useSaveProfile(onSaved);
  const { data } = useRead('member', {});
  const present = config.nickname === false ? '' : (data?.nickname ?? '');
  useEffect(() => {
    if (present !== '') form.offer('nickname', present);
    // oxlint-disable-next-line react/exhaustive-deps -- offered once it is known, not again when the form is made again
  }, [present]);
  return (
    <RuleForm form={form} label={label} onSend={({ nickname = '' }) => save(form, { call: 'setNickname', body: { nickname } })}>
      <FailureAlert failure={failure} />
      <RuleField field={field} hints />
      <SaveButton />
    </RuleForm>
  );
}
