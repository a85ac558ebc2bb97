import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { useRefresh } from '#src/site/useRefresh.ts';

/** A page of the inbox, newest first. */
export const useInboxPage = (pageNo: number, pageSize: number) =>
  useRead('inboxList', { pageNo, pageSize, language: useListLanguage() });

/** One message. */
export const useInboxMessage = (id: number) => useRead('inboxMessage', { id, language: useListLanguage() });

const isPage = (key: unknown): boolean => Array.isArray(key) && key[0] === 'inboxList';

type Page = CallAnswer<'inboxList'> | undefined;

/** Messages are named by their ids; all of them without. */
type Ids = readonly number[] | undefined;

interface InboxActions {
  /** Marks as read: first on the screen, then on the platform. */
  readonly mark: (ids?: Ids) => Promise<void>;
  /** Deletes one for good; throws the platform's refusal. */
  readonly remove: (id: number) => Promise<void>;
}

/** A member's actions on messages. */
export function useInboxActions(): InboxActions {
  const { http } = useSite();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const showToast = useSiteState((state) => state.showToast);
  const t = useText();

  return useMemo(() => {
    const change = (update: (page: Page) => Page) => mutate(isPage, update, { revalidate: false });
    return {
      async mark(ids) {
        const isMeant = (id: number) => ids === undefined || ids.includes(id);
        await change(
          (page) => page && { ...page, messages: page.messages.map((one) => (isMeant(one.id) ? { ...one, read: true } : one)) },
        );
        try {
          await http.send('inboxMark', ids === undefined ? { all: true } : { ids });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          showToast(t('notices.notSaved'), { kind: 'error' });
        }
        await refresh('inboxMark');
      },
      async remove(id) {
        await http.send('inboxDelete', { ids: [id] });
        await change((page) => page && { ...page, messages: page.messages.filter((one) => one.id !== id) });
        await refresh('inboxDelete');
        showToast(t('inbox.deleted'), { kind: 'success' });
      },
    };
  }, [http, mutate, refresh, showToast, t]);
}
