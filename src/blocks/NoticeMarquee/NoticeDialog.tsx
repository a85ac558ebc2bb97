import type { Announcement } from '#schemas/platform/announcements.schema.ts';
import { plainText } from '#src/features/announcements/plainText.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './NoticeMarquee.module.css';

interface NoticeDialogProps {
  readonly notice: Announcement;
  readonly onClose: () => void;
}

/** One notice, its words as text. */
export const NoticeDialog = ({ notice, onClose }: NoticeDialogProps) => (
  <Dialog title={notice.title} onClose={onClose}>
    <p className={styles.text}>{plainText(notice.content ?? '')}</p>
  </Dialog>
);
