import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';

/** Opens the chat, whose code is loaded on the first tap; until then the tap gets the chat's own feedback. */
export function useLazyChat(): () => void {
  const page = useSite();
  const t = useText();
  return () => {
    const { showToast, hideToast } = page.store.getState();
    const waiting = showToast(t('in_please_wait'), { kind: 'loading' });
    import('#src/features/service/openChat.ts')
      .then(({ openChat }) => openChat(page, t))
      .catch((error: unknown) => {
        console.error('The chat could not be opened.', error);
        hideToast(waiting);
        showToast(t('chat.unavailable'), { kind: 'error', length: 'short' });
      });
  };
}
