import { joinClasses } from '../joinClasses.ts';
import styles from './Icon.module.css';
import type { IconName } from './iconNames.ts';

export type { IconName };

interface IconProps {
  readonly name: IconName;
  /** Width and height in CSS px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * A drawing beside or instead of words. Always hidden from assistive technology: the words are the control's to give. It
 * is taken from the sheet that stands in the document: the server's page has the drawings it shows, `loadIcons` the rest.
 */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg className={joinClasses(styles.root, className)} width={size} height={size} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
