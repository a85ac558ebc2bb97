import { use } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Icon.module.css';
import type { IconName } from './iconNames.ts';
import { SpriteContext } from './SpriteContext.ts';

export type { IconName };

interface IconProps {
  readonly name: IconName;
  /** Width and height in CSS px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * An icon next to or instead of text. Always hidden from assistive technology: the control provides the text. All icons of a set are in one
 * sprite, which is loaded once and cached until it changes.
 */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg className={joinClasses(styles.root, className)} width={size} height={size} aria-hidden="true">
    <use href={`${use(SpriteContext)}#i-${name}`} />
  </svg>
);
