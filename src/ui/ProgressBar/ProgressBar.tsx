import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly label: string;
  /** Text instead of the percentage. */
  readonly text: string;
}

/** How far something has come. */
export const ProgressBar = ({ value, label, text }: ProgressBarProps) => (
  <div
    className={styles.root}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value * 100)}
    aria-valuetext={text}
  >
    <span className={styles.done} style={{ inlineSize: `${value * 100}%` }} />
  </div>
);
