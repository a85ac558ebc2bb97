import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './Button.module.css';

export interface ButtonLook {
  readonly variant?: 'solid' | 'soft' | 'outline' | 'ghost' | 'accent' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  readonly block?: boolean;
  /** Before the words. */
  readonly icon?: IconName;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: shows a ring and takes no further press, but keeps focus and width. */
  readonly loading?: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** Button of every screen. `type` is `button` by default, so that none submits a form by accident. */
export function Button({
  variant = 'solid',
  size = 'medium',
  block,
  icon,
  loading = false,
  type = 'button',
  className,
  onClick,
  'aria-disabled': isOff,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || isOff}
      onClick={loading ? refuse : onClick}
    >
      {loading ? <Spinner size={18} /> : icon ? <Icon name={icon} size={18} /> : null}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
