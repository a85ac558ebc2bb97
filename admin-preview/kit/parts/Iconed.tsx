import type { ReactNode } from 'react';
import styles from './Iconed.module.css';

/** An icon and words on one line, for what a button or link says. */
export const Iconed = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <span className={styles.root}>
    {icon}
    {children}
  </span>
);
