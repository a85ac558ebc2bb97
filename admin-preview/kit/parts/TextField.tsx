import type { ComponentProps } from 'react';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';

interface TextFieldProps
  extends
    Omit<ComponentProps<typeof TextInput>, 'onChange' | 'required'>,
    Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error' | 'required'> {
  /** It holds a name of a machine, which a keyboard must not correct. */
  readonly isCode?: boolean;
  readonly onText?: (text: string) => void;
}

const AS_TYPED = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

/** A single-line text field with label, hint and error. */
export const TextField = ({ label, hint, error, required, isCode, onText, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(ids) => (
      <TextInput {...ids} {...(isCode ? AS_TYPED : {})} {...input} onChange={onText && (({ target }) => onText(target.value))} />
    )}
  </Field>
);
