import { useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Toast.module.css';

export interface ToastProps {
  readonly kind: 'info' | 'success' | 'error' | 'loading';
  readonly text: string;
  /** How long it stays, in ms. The time stands still while it is hovered or focused. */
  readonly durationMs: number;
  readonly onHide: () => void;
}

const icons = { info: 'info', success: 'success', error: 'alert' } as const satisfies Record<
  Exclude<ToastProps['kind'], 'loading'>,
  IconName
>;

/** A short message that leaves by itself; a press sends it away at once. */
export function Toast({ kind, text, durationMs, onHide }: ToastProps) {
  const [paused, setPaused] = useState(false);
  const leftMs = useRef(durationMs);
  const hide = useRef(onHide);
  useEffect(() => {
    hide.current = onHide;
  });

  useEffect(() => {
    if (paused) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => hide.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - started;
    };
  }, [paused]);

  const pause = () => setPaused(true);
  const go = () => setPaused(false);
  return (
    <button
      type="button"
      className={styles.root}
      data-kind={kind}
      onClick={onHide}
      onPointerEnter={pause}
      onPointerLeave={go}
      onFocus={pause}
      onBlur={go}
    >
      {kind === 'loading' ? <Spinner size={18} /> : <Icon name={icons[kind]} size={20} />}
      <span className={styles.text}>{text}</span>
    </button>
  );
}
