import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

interface ButtonAnchorProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'>, ButtonLook {
  readonly href: string;
}

/** A link to a page elsewhere that looks like a button. It opens in a new tab, which cannot reach this one. */
export function ButtonAnchor({
  variant = 'solid',
  size = 'medium',
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={joinClasses(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
