import { useText } from '#src/i18n/TextContext.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { ServiceEntries } from './ServiceEntries.tsx';
import styles from './ServiceSheet.module.css';

/** Ways to reach customer service, as a sheet over the page. */
export function ServiceSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('service.title')} onClose={onClose} isAboveBar>
      <p className={styles.text}>{t('service.text')}</p>
      <ServiceEntries />
    </Dialog>
  );
}
