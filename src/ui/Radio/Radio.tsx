import type { ComponentPropsWithRef } from 'react';
import styles from './Radio.module.css';

/** A radio button in the brand's colours; browsers draw theirs too dark on a dark look. */
export const Radio = (props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) => (
  <input {...props} type="radio" className={styles.root} />
);
