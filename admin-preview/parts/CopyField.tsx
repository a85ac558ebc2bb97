import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useSay } from '../texts/say.ts';
import styles from './CopyField.module.css';
import { Iconed } from './Iconed.tsx';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** Name of the button. */
  readonly copyLabel: string;
}

/** A text that is handed over: selected by a tap, copied by the button. */
export function CopyField({ label, value, copyLabel }: CopyFieldProps) {
  const say = useSay();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className={styles.root}>
      <div className={styles.value}>
        <Field label={label}>
          {(ids) => <TextInput {...ids} readOnly value={value} onFocus={({ target }) => target.select()} />}
        </Field>
      </div>
      <Button
        variant="soft"
        size="small"
        onClick={() =>
          // Without the permission the text can still be selected in the field.
          void navigator.clipboard?.writeText(value).then(
            () => setIsCopied(true),
            () => setIsCopied(false),
          )
        }
      >
        <Iconed icon={isCopied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}>
          {isCopied ? say('link.copied') : copyLabel}
        </Iconed>
      </Button>
    </div>
  );
}
