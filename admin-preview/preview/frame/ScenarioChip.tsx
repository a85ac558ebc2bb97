import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ScenarioChip.module.css';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

/** The choice of a chip. */
export const ChipChoice = <V extends string>({ label, value, options, onChange }: ChoiceProps<V>) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => {
      const chosen = options.find((option) => option.value === target.value);
      if (chosen) onChange(chosen.value);
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);

interface ScenarioChipProps {
  /** What is chosen here. */
  readonly label: string;
  /** Missing where the chip always stays. */
  readonly onRemove?: (() => void) | undefined;
  /** A select that is named by the same label. */
  readonly children: ReactNode;
}

/** One circumstance of the preview in the row above it. One that may be removed says what it is of: its value alone, such as “Slow”, does not. */
export function ScenarioChip({ label, onRemove, children }: ScenarioChipProps) {
  const t = useTranslate();
  return (
    <span className={styles.root} title={label} data-condition={onRemove !== undefined || undefined}>
      {onRemove ? (
        <span className={styles.label} aria-hidden>
          {label}
        </span>
      ) : null}
      <span className={styles.choice}>
        {children}
        <ChevronDown className={styles.arrow} size={13} aria-hidden />
      </span>
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={t('condition.remove', { name: label })} onClick={onRemove}>
          <X size={13} aria-hidden />
        </button>
      ) : null}
    </span>
  );
}
