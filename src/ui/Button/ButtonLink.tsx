import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '#src/lib/Link.tsx';
import { joinClasses } from '../joinClasses.ts';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

interface ButtonLinkProps extends Omit<LinkProps, 'children'>, ButtonLook {
  readonly children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, so it works before any script runs. */
export function ButtonLink({ variant = 'solid', size = 'medium', block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={joinClasses(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
