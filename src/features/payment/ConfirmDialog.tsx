import type { ReactNode } from 'react';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './ConfirmDialog.module.css';
import { type Fact, Facts } from './Facts.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** What happens next, in a sentence. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  readonly isSending: boolean;
  /** What the last try threw. */
  readonly failure: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says once more what is about to happen to somebody's money; nothing has happened yet. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, facts, children, confirm, cancel, isSending, failure, onConfirm, onClose } = props;
  const texts = useTexts();
  const choices = (
    <>
      <Button variant="soft" onClick={onClose}>
        {cancel ?? texts.t('app.cancel')}
      </Button>
      <Button loading={isSending} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} footer={choices}>
      <div className={styles.root}>
        {failure === undefined ? null : <FormAlert kind="error">{errorText(texts, failure)}</FormAlert>}
        <Facts facts={facts} />
        <p className={styles.next}>{children}</p>
      </div>
    </Dialog>
  );
}
