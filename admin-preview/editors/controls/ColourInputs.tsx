import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ColourInputs.module.css';

const HEX = /^#[0-9a-f]{6}$/i;
/** What the native chooser shows for a colour that is not one yet. */
const NO_COLOUR = '#808080';

interface ColourInputsProps {
  /** What the colour is of. */
  readonly title: string;
  readonly value: unknown;
  readonly onChange: (value: string) => void;
  readonly id?: string;
  /** Names the code where no label does. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid: boolean;
}

/** A colour by the system's chooser or by its hex code. */
export function ColourInputs({ title, value, onChange, id, label, describedBy, isInvalid }: ColourInputsProps) {
  const t = useTranslate();
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.root}>
      <input
        type="color"
        className={styles.chooser}
        aria-label={t('colour.pick', { title })}
        value={HEX.test(text) ? text.toLowerCase() : NO_COLOUR}
        data-empty={text === '' || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextInput
        id={id}
        className={styles.hex}
        value={text}
        placeholder={text === '' ? t('value.empty') : ''}
        maxLength={7}
        spellCheck={false}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </div>
  );
}
