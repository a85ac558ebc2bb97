import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { useControlValue, useFault } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import styles from './Note.module.css';
import { passwordStrength } from './passwordStrength.ts';

/** How strong the password is as it is typed. Silent while a rule is broken: one message at a time. */
export function PasswordNote() {
  const t = useText();
  const form = useRuleFormContext();
  const fault = useFault(form, 'password');
  const value = useControlValue(form, 'password');
  if (fault || typeof value !== 'string' || value === '') return null;
  const strength = passwordStrength(value);
  return (
    <span className={styles.root}>
      <span className={styles.meter} data-strength={strength} aria-hidden="true" />
      {t(`password.${strength}`)}
    </span>
  );
}
