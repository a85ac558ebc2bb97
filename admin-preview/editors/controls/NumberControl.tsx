import { useState } from 'react';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import type { ControlProps } from './Control.ts';

const read = (text: string): unknown => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text);

/** A number. What is not a number yet is kept as typed, so that the problem can say so. */
export function NumberControl({ setting, value, onChange, id, describedBy, isInvalid }: ControlProps) {
  const [typed, setTyped] = useState(String(value ?? ''));
  // What was typed stays ("1." on the way to "1.5") as long as it means what the draft says.
  const shown = read(typed) === value ? typed : String(value ?? '');
  return (
    <TextInput
      id={id}
      type="text"
      inputMode={setting.isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
}
