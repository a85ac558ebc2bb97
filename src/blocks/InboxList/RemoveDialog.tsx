import { useState } from 'react';
import { useInboxActions } from '#src/features/messages/useInbox.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';

interface RemoveDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a message is deleted for good. */
export function RemoveDialog({ id, onClose, onRemoved }: RemoveDialogProps) {
  const t = useText();
  const { remove } = useInboxActions();
  const [busy, setBusy] = useState(false);

  async function onSubmit() {
    setBusy(true);
    const isGone = await remove(id);
    onClose();
    if (isGone) onRemoved();
  }

  const choices = (
    <>
      <Button variant="soft" onClick={onClose}>
        {t('app.cancel')}
      </Button>
      <Button variant="danger" loading={busy} onClick={() => void onSubmit()}>
        {t('inbox.delete')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('inbox.deleteAsk')} onClose={onClose} footer={choices}>
      <p>{t('inbox.deleteText')}</p>
    </Dialog>
  );
}
