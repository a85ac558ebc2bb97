import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import styles from './QueryChoice.module.css';

interface QueryChoiceProps {
  readonly label: string;
  /** Word for no choice at all. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

/** A filter of a list, as a native select. */
export const QueryChoice = ({ label, all, value, options, onChoose }: QueryChoiceProps) => (
  <div className={styles.root}>
    <SelectInput aria-label={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">{all}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectInput>
  </div>
);
