import { DecisionDialog } from '#src/features/decisions/DecisionDialog.tsx';
import { useInboxActions } from '#src/features/messages/useInbox.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useIsShown } from '#src/site/useIsShown.ts';

interface RemoveDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a message is deleted for good. */
export function RemoveDialog({ id, onClose, onRemoved }: RemoveDialogProps) {
  const t = useText();
  const { remove } = useInboxActions();
  const isShown = useIsShown();

  async function onConfirm() {
    await remove(id);
    if (!isShown()) return; // do not navigate members who have left the message in the meantime
    onClose();
    onRemoved();
  }

  return (
    <DecisionDialog
      title={t('inbox.deleteAsk')}
      confirm={t('inbox.delete')}
      variant="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('inbox.deleteText')}</p>
    </DecisionDialog>
  );
}
