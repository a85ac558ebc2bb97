import type { ReactNode } from 'react';
import styles from './ReviewPart.module.css';

interface ReviewPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a review below its heading. */
export function ReviewPart({ title, children }: ReviewPartProps) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
