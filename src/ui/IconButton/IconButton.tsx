import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  readonly iconSize?: number;
  readonly variant?: 'plain' | 'soft';
}

/** A round or square button with a drawing only. Its target is 44 px unless its place makes it smaller. */
export function IconButton({
  icon,
  label,
  iconSize = 22,
  variant = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} className={joinClasses(styles.root, className)} data-variant={variant} aria-label={label}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
