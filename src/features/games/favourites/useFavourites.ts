import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import type { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { vibrate } from '#src/site/vibrate.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { notifyOtherTabs } from './followFavourites.ts';

export type Favourite = Pick<Game, 'nodeId' | 'vassalage'>;

/** Number of favourite ids per page (FAV-07). */
const PAGE_SIZE = 100;
/** A limit, in case a platform's list never ends. */
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

type FavouriteList = CallAnswer<'favouriteList'> | undefined;

/** Removes a game from an answer, and remembers it for an undo. */
function taker(nodeId: number) {
  const before = new Map<FavouriteList, FavouriteList>();
  return {
    take(list: FavouriteList): FavouriteList {
      const content = list?.content.filter((game) => game.nodeId !== nodeId);
      if (!list || !content || content.length === list.content.length) return list;
      const { totalCount } = list;
      const rest = { ...list, content, ...(totalCount === undefined ? {} : { totalCount: totalCount - 1 }) };
      before.set(rest, list);
      return rest;
    },
    giveBack: (list: FavouriteList): FavouriteList => before.get(list) ?? list,
  };
}

/** Ids of the member's favourites; undefined until they are known, empty for guests. */
export function useFavourites() {
  const { http, mode, site, store } = useSite();
  const token = useSiteState((state) => state.session?.token);
  const text = useTexts();
  const { mutate: mutateAny } = useSWRConfig();
  const key = token === undefined || mode === 'preview' ? null : ['favouriteIds', token];
  const { data: ids, mutate } = useSWR<readonly number[], ApiError>(key, () => readIds(http), { revalidateOnFocus: false });

  const change = useCallback(
    async ({ nodeId, vassalage }: Favourite, wanted?: boolean) => {
      const { showToast } = store.getState();
      if (mode === 'preview') return void showToast(text.t('preview.notSent'));
      const list = taker(nodeId);
      const quietly = { revalidate: false };
      // Each change is applied to the current list: several requests may be running.
      const show = (isFavourite: boolean) => mutate((now = []) => toggled(now, nodeId, isFavourite), quietly);
      let isWanted: boolean | undefined;
      try {
        // Tapped before the list was loaded: the effect of the tap depends on the list, which must not change in between.
        const currentIds = ids ?? (await mutate()) ?? [];
        isWanted = wanted ?? !currentIds.includes(nodeId);
        void show(isWanted);
        if (wanted === undefined) vibrate(site);
        if (!isWanted) void mutateAny<FavouriteList>(isList, list.take, quietly); // FAV-04
        await http.send(isWanted ? 'favouriteAdd' : 'favouriteRemove', { nodeId, vendor: vassalage });
        notifyOtherTabs();
      } catch (error) {
        if (isWanted !== undefined) void show(!isWanted);
        void mutateAny<FavouriteList>(isList, list.giveBack, quietly);
        showToast(errorText(text, error), { kind: 'error' });
      }
      void mutateAny(isList);
    },
    [http, ids, mode, mutate, mutateAny, site, store, text],
  );
  const toggle = useCallback((game: Favourite) => change(game), [change]);
  const add = useCallback((game: Favourite) => change(game, true), [change]);
  return { ids, toggle, add };
}
