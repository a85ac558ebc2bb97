import { TextField } from './TextField.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Where a one-time code is typed, or filled in by the browser. */
export function CodeField({ label, hint, value, onChange }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      maxLength={20}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      onText={onChange}
    />
  );
}
