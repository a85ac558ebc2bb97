import type { RuleFault } from '#schemas/rules/runRules.ts';
import type { TextValue } from '#src/i18n/TextContext.ts';

/** The sentence for a fault, in the field's own wording where there is one (`rule.required.captcha`). */
export function faultText({ t, has }: TextValue, field: string, { message, params }: RuleFault): string {
  const own = `${message}.${field}`;
  if (has(own)) return t(own, params);
  return has(message) ? t(message, params) : t('rule.invalid');
}
