import { type ReactNode, useState } from 'react';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { Button, type ButtonProps } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './DecisionDialog.module.css';

interface DecisionDialogProps {
  readonly title: string;
  readonly text: string;
  /** Word of the button that does it. */
  readonly confirm: string;
  readonly variant?: ButtonProps['variant'];
  /** Does it and closes the dialog. What it throws is said, and it can be tried again. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before something that cannot be taken back. A second press does nothing while the first is on its way. */
export function DecisionDialog({ title, text, confirm, variant, onConfirm, onClose, children }: DecisionDialogProps) {
  const texts = useTexts();
  const { attempt, failure } = useAttempt('other');
  const [busy, setBusy] = useState(false);

  async function onPress() {
    setBusy(true);
    await attempt(onConfirm);
    setBusy(false);
  }

  const choices = (
    <>
      <Button variant="soft" onClick={onClose}>
        {texts.t('app.cancel')}
      </Button>
      <Button {...(variant ? { variant } : {})} loading={busy} onClick={() => void onPress()}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} footer={choices}>
      <div className={styles.root}>
        {failure === undefined ? null : <FormAlert kind="error">{errorText(texts, failure)}</FormAlert>}
        <p>{text}</p>
        {children}
      </div>
    </Dialog>
  );
}
