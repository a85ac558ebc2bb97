import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './Chip.module.css';

export interface ChipProps extends ComponentProps<'a'> {
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** A small link in a row of links; `aria-current` marks the selected one. */
export const Chip = ({ icon, className, children, ...rest }: ChipProps) => (
  <a {...rest} className={joinClasses(styles.root, className)}>
    {icon ? <Icon name={icon} size={18} /> : null}
    <span>{children}</span>
  </a>
);
