import { type ReactNode, type Ref, useId } from 'react';
import styles from './Popover.module.css';

interface PopoverButtonProps {
  /** What the button is called, and what it opens. */
  readonly label: string;
  /** How the button looks. */
  readonly className: string | undefined;
  /** What the button shows. */
  readonly face: ReactNode;
  /** What it opens, so that the owner can close it. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A button, and what it opens right below itself: closed by Esc or a press elsewhere. */
export function PopoverButton({ label, className = '', face, ref, children }: PopoverButtonProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <button type="button" className={`${styles.button} ${className}`} popoverTarget={id} title={label} aria-label={label}>
        {face}
      </button>
      <div className={`${styles.surface} ${styles.below}`} id={id} ref={ref} popover="auto" role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}
