import type { ReactNode } from 'react';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { PasswordNote } from '#src/features/auth/PasswordNote.tsx';
import { useCountries } from '#src/features/auth/useCountries.ts';
import { CaptchaField } from '#src/features/verification/CaptchaField.tsx';
import { PhoneCodeField } from '#src/features/verification/PhoneCodeField.tsx';
import type { Captcha } from '#src/features/verification/useCaptcha.ts';
import type { PhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { DateField } from '#src/forms/DateField.tsx';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { type FieldKind, factsOf } from '#src/forms/fieldKinds.ts';
import styles from './Steps.module.css';
import { UsernameNote } from './UsernameNote.tsx';

interface RegisterFieldsProps {
  readonly fields: readonly FormField[];
  /** Fields of the visible step; the others are rendered hidden, with their values. */
  readonly shown: readonly FormField[];
  readonly hints: boolean;
  readonly captcha: Captcha;
  readonly code: PhoneCode;
}

type Draw = (field: FormField, props: RegisterFieldsProps) => ReactNode;

const line: Draw = (field, { hints }) => <RuleField field={field} hints={hints} note={notes[field.name]} />;

/** Notes about a value while it is typed. */
const notes: Partial<Record<FormField['name'], ReactNode>> = { username: <UsernameNote />, password: <PasswordNote /> };

/** Reads the countries only where a form asks for a number. */
const MobileField = (props: { readonly field: FormField; readonly hints: boolean }) => (
  <PhoneField {...props} countries={useCountries()} />
);

const draw = {
  text: line,
  password: line,
  code: (field, { hints, code }) => <PhoneCodeField field={field} hints={hints} code={code} />,
  phone: (field, { hints }) => <MobileField field={field} hints={hints} />,
  date: (field, { hints }) => <DateField field={field} hints={hints} />,
  captcha: (field, { shown, hints, captcha }) => (
    <CaptchaField field={field} hints={hints} captcha={captcha} isShown={shown.includes(field)} />
  ),
} satisfies Record<FieldKind, Draw>;

/** The fields of the settings, each by its kind. */
export const RegisterFields = (props: RegisterFieldsProps) =>
  props.fields.map((field) => (
    <div key={field.name} className={styles.part} hidden={!props.shown.includes(field)}>
      {draw[factsOf(field.name).kind](field, props)}
    </div>
  ));
