import styles from './ContrastSample.module.css';

interface ContrastSampleProps {
  readonly colour: string | undefined;
  readonly background: string | undefined;
}

/** A dot of one colour on another. */
export function ContrastSample({ colour, background }: ContrastSampleProps) {
  return <span className={styles.root} style={{ color: colour, background }} aria-hidden="true" />;
}
