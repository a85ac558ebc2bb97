import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { overHome } from '#src/site/dialogState.ts';
import { useMayRegister } from '#src/site/useMayRegister.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';

/** Shows a trial account why the member centre stays closed (MEM-01). */
export function TrialDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const choices = (
    <>
      <Button variant="soft" onClick={onClose}>
        {t('app.cancel')}
      </Button>
      {useMayRegister() ? (
        <ButtonLink to={paths.register} state={overHome} onClick={onClose}>
          {t('trial.register')}
        </ButtonLink>
      ) : null}
    </>
  );
  return (
    <Dialog title={t('trial.title')} onClose={onClose} footer={choices}>
      <p>{t('free_reject')}</p>
    </Dialog>
  );
}
