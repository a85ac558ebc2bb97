import type { FieldName } from '#schemas/rules/runRules.ts';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { useControlValue, useFault } from '#src/forms/useRuleForm.ts';
import { lazyExtra } from '#src/site/lazyPart.tsx';

/** Its lists of words are large: they load with the first letter that is typed. */
const PasswordMeter = lazyExtra(async () => (await import('./PasswordMeter.tsx')).PasswordMeter);

const NAMES: readonly FieldName[] = ['username', 'email', 'nickname', 'payeeName'];

/** Strength of a new password while it is typed. Hidden while a rule is broken: one message at a time. */
export function PasswordNote() {
  const form = useRuleFormContext();
  const fault = useFault(form, 'password');
  const value = useControlValue(form, 'password');
  if (fault || typeof value !== 'string' || value === '') return null;
  return <PasswordMeter password={value} names={NAMES.map((name) => form.value(name))} />;
}
