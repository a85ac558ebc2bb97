import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  /** What the card as a whole edits, when it is one setting. */
  readonly pointer?: string;
  readonly children?: ReactNode;
}

/** A titled group of settings. */
export function Card({ title, text, aside, pointer, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles.root} data-pointer={pointer} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </header>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  );
}
