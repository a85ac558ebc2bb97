import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import { ConfirmForm } from './ConfirmForm.tsx';

interface ConfirmDialogProps {
  /** Why it is asked for. */
  readonly text: string;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks who is at the keyboard before something goes on. */
export function ConfirmDialog({ text, onConfirmed, onClose }: ConfirmDialogProps) {
  const t = useTranslate();
  return (
    <Dialog title={t('confirm.title')} onClose={onClose}>
      <ConfirmForm text={text} onConfirmed={onConfirmed} />
    </Dialog>
  );
}
