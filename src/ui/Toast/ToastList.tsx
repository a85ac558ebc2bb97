import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onDialogs, topDialog } from '../Dialog/openDialogs.ts';
import { Toast, type ToastProps } from './Toast.tsx';
import styles from './ToastList.module.css';

export interface ListedToast extends Omit<ToastProps, 'onHide'> {
  readonly id: number;
}

interface ToastListProps {
  readonly toasts: readonly ListedToast[];
  readonly onHide: (id: number) => void;
}

const nowhere = () => undefined;

/** Room between a message and what it is next to, in px: `--space-2`. */
const GAP = 8;

/** Where messages must begin in a dialog that is so high that they would cover its title and its close button; empty elsewhere. */
function placeBelowHeader(root: HTMLElement): string {
  const boxes = [...(root.closest('dialog')?.querySelector('[data-dialog-header]')?.children ?? [])].map((part) =>
    part.getBoundingClientRect(),
  );
  const isCovered = boxes.some(({ top }) => top < root.getBoundingClientRect().bottom + GAP);
  return isCovered ? `${Math.max(...boxes.map(({ bottom }) => bottom)) + GAP}px` : '';
}

/** The messages as a popover: opened last, it is above the dialog that contains it. */
function Messages({ toasts, onHide }: ToastListProps) {
  const list = (chosen: readonly ListedToast[]) =>
    chosen.map(({ id, ...toast }) => <Toast key={id} {...toast} onHide={() => onHide(id)} />);
  const root = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    if (!root.current?.isConnected) return; // its dialog was closed a moment ago: the messages are on their way out of it
    root.current.hidePopover?.();
    if (newest === undefined) return;
    root.current.showPopover?.();
    root.current.style.insetBlockStart = ''; // so that they are measured at the upper edge
    root.current.style.insetBlockStart = placeBelowHeader(root.current);
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

/**
 * All messages, above everything. They move into the topmost dialog, because content outside of it is inert. The live regions are rendered
 * before any message, or screen readers would not announce it.
 */
export function ToastList(props: ToastListProps) {
  const dialog = useSyncExternalStore(onDialogs, topDialog, nowhere);
  return dialog ? createPortal(<Messages {...props} />, dialog) : <Messages {...props} />;
}
