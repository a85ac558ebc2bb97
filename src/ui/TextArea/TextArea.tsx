import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './TextArea.module.css';

/** Several lines of text, in the clothes of the other inputs; grows with what is typed where the browser can. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={joinClasses(styles.root, className)} />
);
