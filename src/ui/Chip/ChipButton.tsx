import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './Chip.module.css';

interface ChipButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon?: IconName | undefined;
  /** Whether the chip is selected; undefined for a chip that only starts an action. */
  readonly pressed?: boolean | undefined;
  readonly children: ReactNode;
}

/** A small button in a row of its kind, in the clothes of a chip. */
export const ChipButton = ({ icon, pressed, className, children, ...rest }: ChipButtonProps) => (
  <button {...rest} type="button" className={joinClasses(styles.root, className)} aria-pressed={pressed}>
    {icon ? <Icon name={icon} size={18} /> : null}
    <span>{children}</span>
  </button>
);
