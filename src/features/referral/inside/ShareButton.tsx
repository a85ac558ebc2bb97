import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** The native share dialog; renders nothing where the browser has none. */
export function ShareButton({ title, text, url }: ShareButtonProps) {
  const t = useText();
  if (!('share' in navigator)) return null;

  function onShare() {
    navigator.share({ title, text, url }).catch((error: unknown) => {
      // Closing the sheet is a decision; anything else is a fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
    });
  }

  return (
    <Button block size="large" icon="share" onClick={onShare}>
      {t('invite.share')}
    </Button>
  );
}
