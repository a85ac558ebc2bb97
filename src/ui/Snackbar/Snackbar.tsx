import type { ReactNode } from 'react';
import styles from './Snackbar.module.css';

interface SnackbarProps {
  /** `alert` for errors. */
  readonly role: 'status' | 'alert';
  readonly label?: string;
  readonly text: string;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** A message about the whole page, above the bar at the bottom, that stays until it is answered or no longer true. */
export const Snackbar = ({ role, label, text, children }: SnackbarProps) => (
  <section className={styles.root} role={role} aria-label={label}>
    <p className={styles.text}>{text}</p>
    {children}
  </section>
);
