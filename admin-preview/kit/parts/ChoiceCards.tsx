import { type ComponentPropsWithoutRef, useId } from 'react';
import styles from './ChoiceCards.module.css';

interface Choice<V extends string> {
  readonly value: V;
  readonly title: string;
  readonly text: string;
  /** Beside the title. */
  readonly mark?: string | undefined;
}

interface ChoiceCardsProps<V extends string> extends Pick<
  ComponentPropsWithoutRef<'div'>,
  'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  readonly choices: readonly Choice<V>[];
  readonly chosen: unknown;
  readonly onChoose: (value: V) => void;
}

/** One of a few, each with a sentence about what it means. */
export function ChoiceCards<V extends string>({ choices, chosen, onChoose, ...group }: ChoiceCardsProps<V>) {
  const name = useId();
  return (
    <div className={styles.choices} role="radiogroup" {...group}>
      {choices.map(({ value, title, text, mark }) => (
        <label key={value} className={styles.choice} data-chosen={chosen === value || undefined}>
          <span className={styles.name}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              aria-label={title}
              aria-describedby={`${name}-${value}`}
              onChange={() => onChoose(value)}
            />
            <b>{title}</b>
            {mark === undefined ? null : <span className={styles.mark}>{mark}</span>}
          </span>
          <span className={styles.about} id={`${name}-${value}`}>
            {text}
          </span>
        </label>
      ))}
    </div>
  );
}
