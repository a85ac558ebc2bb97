import type { ComponentProps, KeyboardEvent } from 'react';
import styles from './ReadButton.module.css';

interface ReadButtonProps extends Omit<ComponentProps<'span'>, 'role' | 'tabIndex' | 'onClick' | 'onKeyDown'> {
  readonly onClick: () => void;
}

/** A button that changes nothing. It works inside a disabled fieldset too, for operators who may only read. */
export function ReadButton({ className = '', onClick, ...rest }: ReadButtonProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onClick();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser disables every real button inside a disabled fieldset
    <span
      {...rest}
      className={`${styles.root} ${className}`}
      role="button"
      tabIndex={0}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  );
}
