import { isObject } from '#schemas/base/json/isObject.ts';
import { readFault } from '#src/forms/fault.ts';
import type { RuleForm } from '#src/forms/useRuleForm.ts';
import { ApiError } from '#src/lib/ApiError.ts';

/** Faults that the platform found, shown in their fields; whether there were any that the form has. */
export function showFaults(form: RuleForm, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const fields = isObject(error.value) && isObject(error.value['fields']) ? error.value['fields'] : {};
  const faults = error.code === 'password.oldWrong' ? { oldPassword: { message: 'rule.passwordWrong' } } : fields;
  const shown = form.fields.filter(({ name }) => Object.hasOwn(faults, name));
  for (const { name } of shown) form.refuse(name, readFault(faults[name]));
  if (shown.length > 0) form.focusFirstFault();
  return shown.length > 0;
}
