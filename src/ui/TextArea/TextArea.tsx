import type { ComponentProps } from 'react';
import input from '../TextInput/TextInput.module.css';
import { joinClasses } from '../joinClasses.ts';
import styles from './TextArea.module.css';

/** Several lines of text, styled like the other inputs; grows with its content where the browser can. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={joinClasses(input.root, joinClasses(styles.root, className))} />
);
