import { useText } from '#src/i18n/TextContext.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './DepositSheet.module.css';

/** The deposit over a running game, which it does not interrupt: the blocks of the page of deposits. */
export function DepositSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('footer.deposit')} onClose={onClose}>
      <div className={styles.root}>
        <RenderRegion region="deposit" isPage />
      </div>
    </Dialog>
  );
}
