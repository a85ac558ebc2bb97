import type { ComponentProps } from 'react';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './WideDialog.module.css';

/** A dialog of the tool with room for lists, its parts below each other. */
export const WideDialog = ({ children, ...dialog }: Pick<ComponentProps<typeof Dialog>, 'title' | 'onClose' | 'children'>) => (
  <div className={styles.root}>
    <Dialog {...dialog}>
      <div className={styles.content}>{children}</div>
    </Dialog>
  </div>
);
