import type { FormField } from '#schemas/rules/registerForm.ts';
import { useCountries } from '#src/features/auth/useCountries.ts';
import { CaptchaField } from '#src/features/verification/CaptchaField.tsx';
import { PhoneCodeField } from '#src/features/verification/PhoneCodeField.tsx';
import type { Captcha } from '#src/features/verification/useCaptcha.ts';
import type { PhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';

interface LoginFieldsProps {
  readonly fields: readonly FormField[];
  readonly captcha: Captcha;
  readonly code: PhoneCode;
}

/** Reads the countries only where a number is asked for. */
const NumberField = ({ field }: { readonly field: FormField }) => <PhoneField field={field} countries={useCountries()} />;

/** The fields of one login method, each rendered by its kind. */
export const LoginFields = ({ fields, captcha, code }: LoginFieldsProps) =>
  fields.map((field) => {
    switch (field.name) {
      case 'captcha':
        return <CaptchaField key={field.name} field={field} captcha={captcha} />;
      case 'mobileNum':
        return <NumberField key={field.name} field={field} />;
      case 'verificationCode':
        return <PhoneCodeField key={field.name} field={field} code={code} />;
      case 'password':
        return <RuleField key={field.name} field={field} autoComplete="current-password" />;
      default:
        return <RuleField key={field.name} field={field} />;
    }
  });
