import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import type { useNotices } from './useAnnouncements.ts';

type Read = Pick<ReturnType<typeof useNotices>, 'mutate'>;

const marked = (list: CallAnswer<'announcements'> | undefined, ids: readonly number[]) =>
  list?.map((item) => (ids.includes(item.id) ? { ...item, read: true } : item));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Marks announcements as read: first on the screen, then on the platform, one after another and throttled; finally they are read again (ANN-04).
 */
export function useMarkRead({ mutate }: Read): (ids: readonly number[]) => void {
  const { http, site } = useSite();
  const refresh = useRefresh();
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);
  const { markReadMs } = site.behaviour.content;
  const line = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);

  return useCallback(
    (ids) => {
      if (ids.length === 0) return;
      void mutate((list) => marked(list, ids), { revalidate: false });
      waiting.current += 1;
      const tell = async () => {
        try {
          for (const announcementId of ids) {
            await http.send('announcementRead', { announcementId, read: true });
            await wait(markReadMs);
          }
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (shown.current) showToast(t('notices.notSaved'), { kind: 'error' });
        }
        waiting.current -= 1;
        if (waiting.current === 0) await refresh('announcementRead');
      };
      line.current = line.current.then(tell);
    },
    [http, markReadMs, mutate, refresh, showToast, t],
  );
}

interface MarkReadProps {
  readonly read: Read;
  readonly children: (mark: (ids: readonly number[]) => void) => ReactNode;
}

/** The hook as a component, so that pages that rarely mark anything can load it lazily. */
export const MarkRead = ({ read, children }: MarkReadProps): ReactNode => children(useMarkRead(read));
