import { type ReactNode, useId } from 'react';
import { Radio } from '#src/ui/Radio/Radio.tsx';
import styles from './ChoiceList.module.css';

export interface Choice {
  readonly id: string;
  readonly title: string;
  /** A `MethodIcon`. */
  readonly mark: ReactNode;
  /** Below the title, each on one line where there is room. */
  readonly notes: readonly ReactNode[];
}

interface ChoiceListProps {
  /** Name of the choice. */
  readonly legend: string;
  readonly options: readonly Choice[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Instead of rows: two beside each other, for long lists of short names; or a row of cards, with the mark above the words. */
  readonly look?: 'compact' | 'cards';
  /** Below the last option. */
  readonly children?: ReactNode;
}

/** Options as cards, one of which is chosen: payment methods, or recipients. */
export function ChoiceList({ legend, options, chosen, onChoose, look, children }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className={styles.root} data-look={look}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ id, title, mark, notes }) => (
        <label key={id} className={styles.option} data-chosen={id === chosen || undefined}>
          {mark}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>{' '}
            <span className={styles.notes}>
              {notes.map((note, index) => (
                <span key={index} className={styles.note}>
                  {note}{' '}
                </span>
              ))}
            </span>
          </span>
          <Radio name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
        </label>
      ))}
      {children}
    </fieldset>
  );
}
