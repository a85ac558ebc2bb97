import { Toast, type ToastProps } from './Toast.tsx';
import styles from './ToastList.module.css';

export interface ListedToast extends Omit<ToastProps, 'onHide'> {
  readonly id: number;
}

interface ToastListProps {
  readonly toasts: readonly ListedToast[];
  readonly onHide: (id: number) => void;
}

/** All messages, above everything but an open dialog. The live regions stand before any message does, or it would not be heard. */
export function ToastList({ toasts, onHide }: ToastListProps) {
  const list = (chosen: readonly ListedToast[]) => chosen.map(({ id, ...toast }) => <Toast key={id} {...toast} onHide={() => onHide(id)} />);
  return (
    <div className={styles.root}>
      <div className={styles.list} role="status">
        {list(toasts.filter(({ kind }) => kind !== 'error'))}
      </div>
      <div className={styles.list} role="alert">
        {list(toasts.filter(({ kind }) => kind === 'error'))}
      </div>
    </div>
  );
}
