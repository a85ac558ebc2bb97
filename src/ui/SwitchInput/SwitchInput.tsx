import type { ComponentProps } from 'react';
import styles from './SwitchInput.module.css';

/** On or off, at once. A native checkbox that says it is a switch. */
export const SwitchInput = ({ children, className, ...rest }: ComponentProps<'input'>) => (
  <label className={styles.root}>
    {children === undefined ? null : <span className={styles.words}>{children}</span>}
    <input {...rest} type="checkbox" role="switch" className={styles.track} />
  </label>
);
