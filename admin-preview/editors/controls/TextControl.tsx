import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import type { ControlProps } from './Control.ts';
import styles from './TextControl.module.css';

/** From this length on a text gets more than one line. */
const LONG = 100;

/** A text, in as many lines as it may need. Nothing is cut off: a text that is too long is shown, and says so. */
export function TextControl({ setting, value, onChange, id, describedBy, isInvalid }: ControlProps) {
  const shared = {
    id,
    value: typeof value === 'string' ? value : '',
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  };
  return (setting.maxLength ?? 0) > LONG && setting.pattern === undefined ? (
    <textarea {...shared} className={styles.long} rows={2} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextInput {...shared} onChange={(event) => onChange(event.target.value)} />
  );
}
