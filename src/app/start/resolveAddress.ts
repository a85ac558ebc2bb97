import { pageAt } from '#schemas/declare/pages/addresses.ts';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { ResolvedAddress, RenderInput } from '#schemas/edges/page/page.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { listedNoticeTypes, noticeTypesOf, noticesParams } from '#src/features/announcements/announcementReads.ts';
import { renderedQuery } from '#src/features/gameSearch/filterChoices.ts';
import { readVendors } from '#src/features/gameSearch/listAddress.ts';
import { vendorsParams } from '#src/features/games/gameReads.ts';
import { helpParams } from '#src/features/help/helpReads.ts';
import { promotionsParams } from '#src/features/promotions/promotionReads.ts';
import { ApiError } from '#src/lib/ApiError.ts';

type AddressRequest = Pick<RenderInput, 'path' | 'site' | 'language' | 'read'>;

/** A call that the merchant does not have rejects like a failed one. */
const readOf =
  ({ site, read }: AddressRequest) =>
  <C extends CallName>(call: C, params: Params): Promise<CallAnswer<C>> =>
    hasCall(site, call) ? read(call, params) : Promise.reject(new ApiError('url.empty', 0, `no address for ${call}`));

const structureOf = (request: AddressRequest) => readOf(request)('vendors', vendorsParams(request.site));

type LookUp = (query: URLSearchParams, request: AddressRequest, pathname: string) => Promise<URLSearchParams>;

/** A query with another value of a word, or without it. */
function withWord(query: URLSearchParams, word: string, value: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (value === undefined) changed.delete(word);
  else changed.set(word, value);
  return changed;
}

/** Query parameters whose values the platform decides, and how each is looked up in the answers that its page reads anyway. */
const lookUps: Readonly<Record<string, LookUp>> = {
  vassalage: async (query, request) => withWord(query, 'vassalage', readVendors(query, await structureOf(request))[0]),
  type: async (query, request) => renderedQuery(query, await structureOf(request)),
  async id(query, request) {
    const { site, language } = request;
    const promotions = await readOf(request)('announcements', promotionsParams({ merchantCode: site.merchantCode, language }));
    const isThere = promotions.some(({ id }) => String(id) === query.get('id'));
    return isThere ? query : withWord(query, 'id', undefined);
  },
  async i(query, request, pathname) {
    const types = noticeTypesOf(query.toString(), listedNoticeTypes(request.site));
    const list =
      pageAt(pathname) === 'help'
        ? await readOf(request)('help', helpParams(request.language))
        : await readOf(request)('announcements', noticesParams(request, types));
    return Number(query.get('i')) < list.length ? query : withWord(query, 'i', undefined);
  },
};

/**
 * Reduces an address to values that exist: drops a promotion, topic, notice or studio that the platform does not have, spells studios as the
 * platform does, and renders an unknown category as a list that waits for the player. Until hydration the player reads the address in the same
 * way. What cannot be looked up stays, marked as unknown.
 */
export async function resolveAddress(request: AddressRequest): Promise<ResolvedAddress> {
  const { pathname, searchParams } = new URL(request.path, 'http://page');
  let query = searchParams;
  let isKnown = true;
  for (const word of searchParams.keys()) {
    try {
      query = (await lookUps[word]?.(query, request, pathname)) ?? query;
    } catch {
      isKnown = false; // the read is logged where it failed
    }
  }
  return { path: query.size > 0 ? `${pathname}?${query.toString()}` : pathname, isKnown };
}
