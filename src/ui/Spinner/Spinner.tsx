import styles from './Spinner.module.css';

interface SpinnerProps {
  /** Diameter in CSS px. */
  readonly size?: number;
  /** Read out instead of the ring; without it the ring is mere decoration of something that says it is busy. */
  readonly label?: string;
}

/** A turning ring. Under reduced motion it pulses instead. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  const measure = { '--spinner-size': `${size}px` };
  return label === undefined ? (
    <span className={styles.root} style={measure} aria-hidden="true" />
  ) : (
    <span className={styles.root} style={measure} role="status" aria-label={label} />
  );
}
