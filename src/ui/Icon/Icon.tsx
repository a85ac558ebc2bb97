import { joinClasses } from '../joinClasses.ts';
import sprite from './icons.svg';
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
 * A drawing beside or instead of words. Always hidden from assistive technology: the words are the control's to give. All
 * drawings are in one file, which is loaded once and cached for as long as it stays the same.
 */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg className={joinClasses(styles.root, className)} width={size} height={size} aria-hidden="true">
    <use href={`${sprite}#i-${name}`} />
  </svg>
);
