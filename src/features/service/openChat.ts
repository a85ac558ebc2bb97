import type { Translate } from '#src/i18n/createTranslate.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import type { useSite } from '#src/site/siteContext.ts';
import { untilVisitorKnown } from '#src/site/untilVisitorKnown.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Goes to the live chat, a moment after the platform has answered with its address (CHAT-02); shows a message when the chat is closed. With
 * several desks and no given one, the player chooses first (CHAT-07).
 */
export async function openChat(
  { http, site, store }: Pick<ReturnType<typeof useSite>, 'http' | 'site' | 'store'>,
  t: Translate,
  desk?: string,
): Promise<void> {
  const { language, theme, openOverlay, showToast, hideToast } = store.getState();
  const { timings, content, platform } = site.behaviour;
  const waiting = showToast(t('in_please_wait'), { kind: 'loading' });
  const refuse = () => showToast(t('chat.unavailable'), { kind: 'error', length: 'short' });
  try {
    await untilVisitorKnown(store);
    if (desk === undefined && hasCall(site, 'chatModels')) {
      const desks = await http.read('chatModels', { language }).catch(() => []); // the chat itself may well open
      if (desks.length > 1) return openOverlay('chat');
    }
    const { chatUrl } = await http.read('chatLaunch', {
      b2c: 1,
      language: content.chatLanguage === 'page' ? language : content.chatLanguage,
      backUrl: location.origin + paths.home,
      headerColor: site.theme[theme].brand,
      title: site.title,
      ...(desk === undefined ? {} : { [platform.chatModelField]: desk }),
    });
    if (chatUrl !== undefined && chatUrl !== '') {
      await wait(timings.chatDelayMs);
      location.assign(chatUrl); // its schema lets addresses and own paths pass only
    } else refuse();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refuse();
  } finally {
    hideToast(waiting); // not before the page leaves: until then something is under way
  }
  return undefined;
}
