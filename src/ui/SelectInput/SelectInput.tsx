import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './SelectInput.module.css';

/** The phone's own list, in the clothes of the other inputs. */
export const SelectInput = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={styles.root}>
    <select {...rest} className={joinClasses(styles.select, className)}>
      {children}
    </select>
    <Icon name="down" size={18} className={styles.mark} />
  </span>
);
