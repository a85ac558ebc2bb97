import { type ReactNode, useId } from 'react';
import styles from './Segmented.module.css';

interface SegmentedProps<V extends string> {
  /** Name of the group, or the id of what names it. */
  readonly label?: string;
  readonly labelId?: string;
  readonly describedBy?: string | undefined;
  readonly options: readonly { readonly value: V; readonly label: ReactNode; readonly title?: string }[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  /** One below the other where there is room for that. */
  readonly isColumn?: boolean;
}

/** A choice of a few, all in view: native radio buttons, so arrow keys and forms work as they do everywhere. */
export function Segmented<V extends string>({
  label,
  labelId,
  describedBy,
  options,
  value,
  onChange,
  isColumn = false,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <div
      className={styles.root}
      data-column={isColumn || undefined}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.title}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.title}
          />
          <span className={styles.words}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
