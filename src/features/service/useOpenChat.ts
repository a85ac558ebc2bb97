import { useCallback } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { paths } from '#src/lib/paths.ts';
import { hasCall } from '#src/site/hasCall.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useLoadingToast } from '#src/site/useLoadingToast.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Goes to the live chat, a moment after the platform has said where it is (CHAT-02); says so when nobody is there. Where there
 * are several desks and none is named, the player chooses one first (CHAT-07).
 */
export function useOpenChat(): (desk?: string) => Promise<void> {
  const t = useText();
  const { http, site, store } = useSite();
  const language = useSiteState((state) => state.language);
  const theme = useSiteState((state) => state.theme);
  const beginWait = useLoadingToast('other');
  const { chatDelayMs } = site.behaviour.timings;
  const { chatLanguage } = site.behaviour.content;
  const { chatModelField } = site.behaviour.platform;
  return useCallback(
    async (desk) => {
      const endWait = beginWait();
      const refuse = () => store.getState().showToast(t('chat.unavailable'), { kind: 'error', length: 'short' });
      try {
        if (desk === undefined && hasCall(site, 'chatModels')) {
          const desks = await http.read('chatModels', { language }).catch(() => []); // the chat itself may well open
          if (desks.length > 1) return store.getState().openOverlay('chat');
        }
        const { chatUrl } = await http.read('chatLaunch', {
          b2c: 1,
          language: chatLanguage === 'page' ? language : chatLanguage,
          backUrl: location.origin + paths.home,
          headerColor: site.theme[theme].brand,
          title: site.title,
          ...(desk === undefined ? {} : { [chatModelField]: desk }),
        });
        if (chatUrl !== undefined && chatUrl !== '') {
          await wait(chatDelayMs);
          location.assign(chatUrl); // its schema lets addresses and own paths pass only
        } else refuse();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refuse();
      } finally {
        endWait(); // not before the page leaves: until then something is under way
      }
      return undefined;
    },
    [beginWait, chatDelayMs, chatLanguage, chatModelField, http, language, site, store, t, theme],
  );
}
