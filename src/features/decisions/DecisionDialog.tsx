import { type ReactNode, useState } from 'react';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useIsShown } from '#src/site/useIsShown.ts';
import { Button, type ButtonProps } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './DecisionDialog.module.css';

interface DecisionDialogProps {
  readonly title: string;
  /** Word of the button that does it. */
  readonly confirm: string;
  /** Word of the button that leaves everything as it is. */
  readonly cancel?: string;
  readonly variant?: NonNullable<ButtonProps['variant']>;
  /** Something has to be chosen first. */
  readonly disabled?: boolean;
  /** Performs the action, then the dialog closes. If it throws, the dialog shows the error and allows a retry. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  /** The question. */
  readonly children: ReactNode;
}

/**
 * Asks before an action that cannot be undone. While the action runs, a second press does nothing and the dialog stays, because it has to show
 * the result. If the page was left nevertheless, a message reports a failure.
 */
export function DecisionDialog({
  title,
  confirm,
  cancel,
  variant = 'solid',
  disabled,
  onConfirm,
  onClose,
  children,
}: DecisionDialogProps) {
  const texts = useTexts();
  const showToast = useSiteState((state) => state.showToast);
  const { attempt, failure } = useAttempt('other');
  const isShown = useIsShown();
  const [busy, setBusy] = useState(false);

  async function onPress() {
    setBusy(true);
    await attempt(async () => {
      try {
        await onConfirm();
      } catch (error) {
        if (!isShown()) showToast(errorText(texts, error), { kind: 'error' });
        throw error;
      }
    });
    setBusy(false);
  }

  const close = () => {
    if (!busy) onClose();
  };
  const choices = (
    <>
      <Button variant="soft" disabled={busy} onClick={close}>
        {cancel ?? texts.t('app.cancel')}
      </Button>
      <Button variant={variant} loading={busy} disabled={disabled} onClick={() => void onPress()}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={close} footer={choices}>
      <div className={styles.root}>
        {failure === undefined ? null : <FormAlert kind="error">{errorText(texts, failure)}</FormAlert>}
        {children}
      </div>
    </Dialog>
  );
}
