import { type ReactNode, useId } from 'react';
import styles from './PaymentForm.module.css';

interface PaymentSectionProps {
  readonly title: string;
  /** Explanation below the title. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The frame of a form that is on a page of its own. */
export function PaymentSection({ title, lead, children }: PaymentSectionProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
