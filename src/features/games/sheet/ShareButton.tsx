import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';

/** Closing the phone's own sheet is a decision, not a failure. */
const wasClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Passes the address of this page on: by the phone's own sheet, else by the clipboard. */
export function ShareButton({ name }: { readonly name: string }) {
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);

  async function share() {
    const url = location.href;
    try {
      // Some browsers lack it, although TypeScript's library says otherwise.
      const phone: Partial<Navigator> = navigator;
      if (phone.share) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      showToast(t('copy_success'), { kind: 'success' });
    } catch (error) {
      if (!wasClosed(error)) showToast(t('games.shareFailed', { url }), { kind: 'error', length: 'long' });
    }
  }

  return (
    <Button variant="ghost" icon="share" onClick={() => void share()}>
      {t('games.share')}
    </Button>
  );
}
