import { type ReactNode, useId } from 'react';
import { Radio } from '#src/ui/Radio/Radio.tsx';
import styles from './ChoiceList.module.css';

interface ChoiceListProps {
  /** What is chosen. */
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly title: string; readonly note: ReactNode }[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Stands below the last one. */
  readonly children?: ReactNode;
}

/** One of a few cards: ways of paying, or where money goes. */
export function ChoiceList({ legend, options, chosen, onChoose, children }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ id, title, note }) => (
        <label key={id} className={styles.option}>
          <Radio name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <span className={styles.title}>{title}</span>
          <span className={styles.note}>{note}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
