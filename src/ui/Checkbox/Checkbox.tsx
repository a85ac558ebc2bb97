import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

/** A native checkbox with its words, which may hold links. The words are part of the target. */
export const Checkbox = ({ children, className, ...rest }: ComponentProps<'input'>) => (
  <label className={styles.root}>
    <input {...rest} type="checkbox" className={styles.box} />
    <span className={styles.words}>{children}</span>
  </label>
);
