import type { RegisterSettings } from '#schemas/release/registerSettings.schema.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';

/** Old, new and confirmed password by the shared rules (CHPSW-04 to CHPSW-06). */
export function changePasswordFields({ shared }: Pick<RegisterSettings, 'shared'>, asksOld: boolean): FormField[] {
  const old: FormField = { name: 'oldPassword', required: true, rules: shared.loginPassword };
  return [
    ...(asksOld ? [old] : []),
    { name: 'password', required: true, rules: shared.password },
    { name: 'confirmNewPassword', required: true, rules: [{ rule: 'equals', value: 'password' }] },
  ];
}
