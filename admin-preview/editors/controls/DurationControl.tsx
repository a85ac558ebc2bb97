import { useState } from 'react';
import { type DurationUnit, converted, unitsUpTo, usualUnit } from '#schemas/base/text/durations.ts';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { durationText, unitText } from '#texts/tool/durationText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { ControlProps } from './Control.ts';
import styles from './DurationControl.module.css';

/** What was typed and chosen. */
interface Given {
  readonly text: string;
  readonly unit: DurationUnit;
}

/** The stored value. What is not a number is kept as typed, so that the problem can say so. */
const read = ({ text, unit }: Given, stored: DurationUnit): unknown =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? converted(Number(text), unit, stored) : text;

function write(value: unknown, stored: DurationUnit): Given {
  if (typeof value !== 'number') return { text: String(value ?? ''), unit: stored };
  const unit = usualUnit(value, stored);
  return { text: String(converted(value, stored, unit)), unit };
}

/** Decimals with which a limit is still read easily. */
const EASY = 1000;
/** The unit in which a limit is said: the chosen one, where that needs few decimals. */
const limitUnit = (limit: number, stored: DurationUnit, chosen: DurationUnit): DurationUnit =>
  Number.isInteger(converted(limit, stored, chosen) * EASY) ? chosen : usualUnit(limit, stored);

/** A length of time: an amount, and the unit in which people think. It is stored in the unit that the schema declares. */
export function DurationControl({ setting, title, value, onChange, id, describedBy, isInvalid }: ControlProps) {
  const t = useTranslate();
  const { unit: stored = 'millisecond', min, max } = setting;
  const [given, setGiven] = useState(() => write(value, stored));
  // What was typed and chosen stays ("1." on the way to "1.5", 60 seconds that are a minute) as long as it means what the draft says.
  const shown = read(given, stored) === value ? given : write(value, stored);
  const units = unitsUpTo(stored, max);
  const amount = Number(shown.text);

  function give(next: Given) {
    setGiven(next);
    onChange(read(next, stored));
  }
  const limit = (bound: number) => durationText(t, bound, stored, limitUnit(bound, stored, shown.unit));
  return (
    <div className={styles.root}>
      <TextInput
        id={id}
        className={styles.amount}
        inputMode="decimal"
        autoComplete="off"
        value={shown.text}
        aria-describedby={[describedBy, `${id}-limits`].filter(Boolean).join(' ')}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => give({ ...shown, text: target.value })}
      />
      <SelectInput
        aria-label={t('duration.unit', { title })}
        value={shown.unit}
        onChange={({ target }) => {
          const unit = units.find((each) => each === target.value);
          if (unit) give({ ...shown, unit });
        }}
      >
        {(units.includes(shown.unit) ? units : [...units, shown.unit]).map((unit) => (
          <option key={unit} value={unit}>
            {unitText(t, unit, Number.isFinite(amount) ? amount : 0)}
          </option>
        ))}
      </SelectInput>
      <span id={`${id}-limits`} className={styles.limits}>
        {min === undefined || max === undefined ? null : t('duration.limits', { min: limit(min), max: limit(max) })}
      </span>
    </div>
  );
}
