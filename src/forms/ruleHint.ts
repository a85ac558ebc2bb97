import type { FormField } from '#schemas/rules/registerForm.ts';
import type { TextValue } from '#src/i18n/TextContext.ts';
import { factsOf } from './fieldKinds.ts';
import { boundOf } from './nativeAttributes.ts';

/** The rules of a field in a few words, before anything is wrong. Empty when there is nothing worth saying. */
export function ruleHint({ t, has }: TextValue, field: FormField): string {
  const min = boundOf(field, 'minLength');
  const max = boundOf(field, 'maxLength');
  const minAge = boundOf(field, 'minAge');
  const format = field.rules.find((rule) => rule.rule === 'format');
  if (factsOf(field.name).kind === 'captcha') {
    return format?.value === 'letters-digits' && max !== undefined ? t('hint.captchaLetters', { max }) : t('hint.captcha');
  }
  const formatKey = `hint.${format?.value ?? ''}`;
  return [
    min === undefined ? '' : max === undefined ? t('hint.min', { min, count: min }) : t('hint.range', { min, max, count: max }),
    has(formatKey) ? t(formatKey) : '',
    minAge === undefined ? '' : t('hint.minAge', { value: minAge }),
  ]
    .filter(Boolean)
    .join(' · ');
}
