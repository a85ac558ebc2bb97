import type { MouseEventHandler, ReactNode } from 'react';
import styles from './ToolButton.module.css';

interface ToolButtonProps {
  /** Name of the button, also its tooltip. */
  readonly label: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  readonly children: ReactNode;
  /** A short form of the label, to be read beside the drawing where the window has room for it. */
  readonly word?: string;
  /** Does nothing now. It keeps the focus, so that a keyboard user at the end of a list is not thrown out of it. */
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  readonly controls?: string;
}

/** A small icon button of the tool: denser than the player's, whose targets are made for thumbs. */
export function ToolButton({ label, onClick, children, word, isOff = false, isPressed, isExpanded, controls }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.root}
      title={label}
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={isOff ? undefined : onClick}
    >
      {children}
      {word === undefined ? null : <span className={styles.word}>{word}</span>}
    </button>
  );
}
