import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly text: ReactNode;
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

/** Says that there is nothing, where something could be. */
export const EmptyState = ({ text, icon = 'info', children }: EmptyStateProps) => (
  <div className={styles.root}>
    <Icon name={icon} size={28} className={styles.icon} />
    <p>{text}</p>
    {children}
  </div>
);
