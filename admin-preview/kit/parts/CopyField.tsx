import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './CopyField.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** Name of the button. */
  readonly copyLabel: string;
}

/** A text that is handed over: selected by a tap, copied by the button. */
export function CopyField({ label, value, copyLabel }: CopyFieldProps) {
  return (
    <div className={styles.root}>
      <div className={styles.value}>
        <Field label={label}>
          {(ids) => <TextInput {...ids} readOnly value={value} onFocus={({ target }) => target.select()} />}
        </Field>
      </div>
      <CopyButton text={value} label={copyLabel} />
    </div>
  );
}
