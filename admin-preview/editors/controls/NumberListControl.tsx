import { dequal } from 'dequal/lite';
import { useState } from 'react';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import type { ControlProps } from './Control.ts';

/** What is not a whole number stays a word, so that the problem can say so. */
const read = (text: string): unknown[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const write = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** Whole numbers whose order does not matter, typed with commas between them. */
export function NumberListControl({ value, onChange, id, describedBy, isInvalid }: ControlProps) {
  const [typed, setTyped] = useState(write(value));
  // What was typed stays ("0, 4," on the way to "0, 4, 40") as long as it means what the draft says.
  const shown = dequal(read(typed), value) ? typed : write(value);
  return (
    <TextInput
      id={id}
      type="text"
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
