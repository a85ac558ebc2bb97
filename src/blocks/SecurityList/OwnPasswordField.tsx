import { ownPassword } from '#schemas/rules/profileForm.ts';
import { RuleField } from '#src/forms/RuleField.tsx';
import { useText } from '#src/i18n/TextContext.ts';

/** The login password once more, and why. */
export function OwnPasswordField() {
  const t = useText();
  return <RuleField field={ownPassword} label="security.loginPassword" note={t('security.why')} />;
}
