import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Where a one-time code is typed, or filled in by the browser. */
export function CodeField({ label, hint, value, onChange }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <TextInput
          {...ids}
          value={value}
          maxLength={20}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
