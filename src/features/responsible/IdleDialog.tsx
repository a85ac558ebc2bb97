import { useText } from '#src/i18n/TextContext.ts';
import { timeUnit } from '#src/lib/format/timeUnit.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './SafetyDialog.module.css';

interface IdleDialogProps {
  readonly secondsLeft: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Warns that an idle session is about to end, and counts down. */
export function IdleDialog({ secondsLeft, onStay, onLeave }: IdleDialogProps) {
  const t = useText();
  const locale = useLocale();
  const choices = (
    <>
      <Button variant="soft" onClick={onLeave}>
        {t('menu.logout')}
      </Button>
      <Button onClick={onStay}>{t('idle.stay')}</Button>
    </>
  );
  return (
    <Dialog title={t('idle.title')} onClose={onStay} footer={choices}>
      <p>{t('idle.text')}</p>
      <p className={styles.figure} role="timer">
        {timeUnit(secondsLeft, 'second', locale)}
      </p>
    </Dialog>
  );
}
