import type { ComponentProps } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import styles from './DoneDialog.module.css';

/** Shows a result that cannot be shown again, such as a secret, until the operator closes it. */
export function DoneDialog({ title, onClose, children }: Pick<ComponentProps<typeof Dialog>, 'title' | 'onClose' | 'children'>) {
  const t = useTranslate();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.root}>
        {children}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('app.done')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
