import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './TextInput.module.css';

/** One line of text, or another native type. At least 16 px, so that phones do not zoom in. */
export const TextInput = ({ type = 'text', className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} type={type} className={joinClasses(styles.root, className)} />
);
