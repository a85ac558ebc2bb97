import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';

/** Says that the new password equals the old one and nothing was sent (CHPSW-07). */
export function SamePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('in_popup_prompt')} onClose={onClose} footer={<Button onClick={onClose}>{t('app.submit')}</Button>}>
      <p>{t('modify.new.old.same')}</p>
    </Dialog>
  );
}
