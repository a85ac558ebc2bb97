import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Snackbar } from '#src/ui/Snackbar/Snackbar.tsx';

/** Offers a newer build. It waits for the player: nothing is loaded again by itself. */
export function UpdatePrompt() {
  const t = useText();
  const take = useSiteState((state) => state.takeUpdate);
  const setTakeUpdate = useSiteState((state) => state.setTakeUpdate);
  return (
    <Snackbar role="status" label={t('update.title')} text={t('update.text')}>
      <Button variant="soft" size="small" onClick={() => setTakeUpdate(null)}>
        {t('update.later')}
      </Button>
      <Button size="small" onClick={() => take?.()}>
        {t('update.now')}
      </Button>
    </Snackbar>
  );
}
