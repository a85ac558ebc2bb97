import type { ComponentProps } from 'react';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { type FieldKind, factsOf } from './fieldKinds.ts';

/** The bound that a field's rules set, if any. */
export const boundOf = ({ rules }: Pick<FormField, 'rules'>, rule: 'minLength' | 'maxLength' | 'minAge'): number | undefined => {
  const found = rules.find((one) => one.rule === rule);
  return found && typeof found.value === 'number' ? found.value : undefined;
};

const PASTED: readonly FieldKind[] = ['password', 'phone', 'code'];

/**
 * Attributes for the browser: the right keyboard, autofill, and checks that hold before hydration. Passwords and numbers have no `maxlength`: it
 * would silently truncate pasted text, such as a number with its country or the message around a code.
 */
export function nativeAttributes(field: FormField): ComponentProps<'input'> {
  const { kind, inputName, autoComplete, type, inputMode, ltr } = factsOf(field.name);
  const hasLetters = kind === 'captcha' && field.rules.some(({ rule, value }) => rule === 'format' && value === 'letters-digits');
  return {
    name: inputName,
    autoComplete,
    type,
    inputMode: hasLetters ? undefined : inputMode,
    required: field.required,
    minLength: boundOf(field, 'minLength'),
    maxLength: PASTED.includes(kind) || field.name === 'cardNumber' ? undefined : boundOf(field, 'maxLength'),
    ...(ltr ? { dir: 'ltr', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {}),
  };
}
