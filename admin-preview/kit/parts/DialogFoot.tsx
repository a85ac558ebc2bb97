import { Button } from '#src/ui/Button/Button.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import styles from './DialogFoot.module.css';

interface DialogFootProps {
  /** What the server refused, in words. */
  readonly fault: string | undefined;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  /** Missing in a form, which is sent by the button. */
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
}

/** The end of a dialog that asks for something: what went wrong, the way out, and the deed. */
export function DialogFoot({ fault, submitLabel, isBusy, isDisabled = false, onSubmit, onClose }: DialogFootProps) {
  const t = useTranslate();
  return (
    <>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      <div className={styles.buttons}>
        <Button variant="soft" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button type={onSubmit ? 'button' : 'submit'} loading={isBusy} disabled={isDisabled} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
