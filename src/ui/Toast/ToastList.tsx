import { useEffect, useRef } from 'react';
import { Toast, type ToastProps } from './Toast.tsx';
import styles from './ToastList.module.css';

export interface ListedToast extends Omit<ToastProps, 'onHide'> {
  readonly id: number;
}

interface ToastListProps {
  readonly toasts: readonly ListedToast[];
  readonly onHide: (id: number) => void;
}

/** All messages, above everything. The live regions stand before any message does, or it would not be heard. */
export function ToastList({ toasts, onHide }: ToastListProps) {
  const list = (chosen: readonly ListedToast[]) =>
    chosen.map(({ id, ...toast }) => <Toast key={id} {...toast} onHide={() => onHide(id)} />);
  const root = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    // Shown anew, the popover lies above a dialog that was opened since.
    root.current?.hidePopover?.();
    if (newest !== undefined) root.current?.showPopover?.();
  }, [newest]);

  return (
    <div ref={root} className={styles.root} popover="manual">
      <div className={styles.list} role="status">
        {list(toasts.filter(({ kind }) => kind !== 'error'))}
      </div>
      <div className={styles.list} role="alert">
        {list(toasts.filter(({ kind }) => kind === 'error'))}
      </div>
    </div>
  );
}
