import type { ComponentProps } from 'react';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './WideDialog.module.css';

interface WideDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'onClose' | 'children'> {
  /**
   * `list`: one column. `phone`: a column with one phone beside it. `review`: a column with two phones beside it. `phones`: the
   * second part fills what the others leave.
   */
  readonly room?: 'list' | 'phone' | 'review' | 'phones';
  /** For a moment it is not seen, and what it covers is. */
  readonly isAway?: boolean;
}

/** A dialog of the tool with room for lists or phones, its parts below each other. */
export const WideDialog = ({ room = 'list', isAway = false, children, ...dialog }: WideDialogProps) => (
  <div className={styles.root} data-room={room} data-away={isAway || undefined}>
    <Dialog {...dialog}>
      <div className={styles.content}>{children}</div>
    </Dialog>
  </div>
);
