import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Game } from '#schemas/platform/games.schema.ts';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import type { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { tellOtherTabs } from '../followFavourites.ts';

type Favourite = Pick<Game, 'nodeId' | 'vassalage'>;

/** Favourite ids of one page (FAV-07). */
const PAGE_SIZE = 100;
/** Nobody has more: a platform that never ends is not asked for ever. */
const MAX_PAGES = 10;

/** All favourite ids, newest first. */
async function readIds(http: Http): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo += 1) {
    const page = await http.read('favouriteIds', { pageNo, pageSize: PAGE_SIZE });
    ids.push(...page);
    if (page.length < PAGE_SIZE) break;
  }
  return ids;
}

const toggled = (ids: readonly number[], nodeId: number, isWanted: boolean): readonly number[] => {
  const others = ids.filter((id) => id !== nodeId);
  return isWanted ? [nodeId, ...others] : others;
};

const isList = (key: unknown): boolean => Array.isArray(key) && key[0] === 'favouriteList';

/** The member's favourites. `isFavourite` is undefined while they are not known; guests have none. */
export function useFavourites() {
  const { http, mode, store } = useSite();
  const token = useSiteState((state) => state.session?.token);
  const text = useTexts();
  const { mutate: mutateAny } = useSWRConfig();
  const key = token === undefined || mode === 'preview' ? null : ['favouriteIds', token];
  const { data: ids, mutate } = useSWR<readonly number[], ApiError>(key, () => readIds(http), { revalidateOnFocus: false });

  const toggle = useCallback(
    async ({ nodeId, vassalage }: Favourite) => {
      const { showToast } = store.getState();
      if (mode === 'preview') return void showToast(text.t('preview.notSent'));
      try {
        // Tapped before the list was here: what the tap means depends on it.
        const known = ids ?? (await mutate()) ?? [];
        const isWanted = !known.includes(nodeId);
        const change = (current: readonly number[] = known) => toggled(current, nodeId, isWanted);
        await mutate(
          async (current) => {
            await http.send(isWanted ? 'favouriteAdd' : 'favouriteRemove', { nodeId, vendor: vassalage });
            return change(current);
          },
          { optimisticData: change, rollbackOnError: true, revalidate: false },
        );
        void mutateAny(isList);
        tellOtherTabs();
      } catch (error) {
        showToast(errorText(text, error), { kind: 'error' });
      }
    },
    [http, ids, mode, mutate, mutateAny, store, text],
  );
  return { ids, toggle };
}
