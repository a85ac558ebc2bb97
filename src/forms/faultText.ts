import type { RuleFault } from '#schemas/rules/runRules.ts';
import type { TextValue } from '#src/i18n/TextContext.ts';

/** The sentence for a fault, in the field's own wording if there is one (`rule.required.captcha`). */
export function faultText({ t, has }: TextValue, field: string, { message, params }: RuleFault): string {
  const own = `${message}.${field}`;
  // The value that a rule demands is also the count that decides the plural form.
  const filled = params['value'] === undefined ? params : { ...params, count: params['value'] };
  if (has(own)) return t(own, filled);
  return has(message) ? t(message, filled) : t('rule.invalid');
}
