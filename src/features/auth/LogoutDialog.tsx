import { useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useLogout } from './useLogout.ts';

/** Asks before logging out (LOGOUT-01). */
export function LogoutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const logOut = useLogout();
  const [busy, setBusy] = useState(false);

  async function onSubmit() {
    setBusy(true);
    await logOut();
    onClose();
  }

  const choices = (
    <>
      <Button variant="soft" onClick={onClose}>
        {t('app.cancel')}
      </Button>
      <Button loading={busy} onClick={() => void onSubmit()}>
        {t('menu.logout')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('menu.logout')} onClose={onClose} footer={choices}>
      <p>{t('in_sure_logout')}</p>
    </Dialog>
  );
}
