import type { BlockProps, BlockType } from '#schemas/declare/blocks/blockSchemas.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { entries } from '#schemas/declare/entries/entries.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import { allowedMethods, formFields } from '#schemas/rules/registerForm.ts';
import { GUEST } from '#schemas/declare/names/visitor.ts';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { bannersParams, noticeTypesOf, noticesParams } from '#src/features/announcements/announcementReads.ts';
import { newsCall } from '#src/features/announcements/newsCall.ts';
import { railCategoriesOf } from '#src/features/games/railCategories.ts';
import { carouselParams, gameListParams, hotGamesParams, vendorsParams } from '#src/features/games/gameReads.ts';
import { catalogueParams } from '#src/features/finding/useListReads.ts';
import { gridPageOf, listPageOf, listType } from '#src/features/finding/listPages.ts';
import { centreCategory } from '#src/features/finding/centreCategories.ts';
import { noFilter } from '#src/features/finding/listState.ts';
import { readList } from '#src/features/finding/listAddress.ts';
import { FREE_GIVEN } from '#schemas/declare/pages/freeGiven.ts';
import { helpParams, helpTitles } from '#src/features/help/helpReads.ts';
import { drawsCall, drawsPlaceOf } from '#src/features/lottery/lotteryReads.ts';
import { promotionCategoriesParams, promotionsParams } from '#src/features/promotions/promotionReads.ts';
import type { AnswerPart } from '#src/site/useRead.ts';
import { winnersParams } from '#src/features/winners/winnerReads.ts';

export interface DataContext {
  readonly site: Site;
  readonly language: Language;
  /** The page's address with the query that pages know. */
  readonly address: URL;
  /** Reads from the platform and caches the answer for the page. */
  readonly read: <C extends CallName>(call: C, params: Params) => Promise<CallAnswer<C>>;
  /** The same, but only a part is written into the page. */
  readonly readPart: <C extends CallName, Part>(call: C, params: Params, part: AnswerPart<C, Part>) => Promise<Part>;
}

type DataOf<T extends BlockType> = (props: BlockProps<T>, context: DataContext) => Promise<unknown>;

/** What each block reads, so that the server can answer it with the page. Its hook must ask for exactly the same. */
const blockData: { readonly [T in BlockType]?: DataOf<T> } = {
  'banner-carousel': ({ group }, { read, language, site }) => read('announcements', bannersParams({ site, language }, group)),
  'notice-marquee': ({ types }, { read, language, site }) => read('announcements', noticesParams({ site, language }, types)),
  'notice-list': ({ types }, { read, language, site, address }) =>
    read('announcements', noticesParams({ site, language }, noticeTypesOf(address.search, types))),
  'promotion-list': (_props, { read, language, site: { merchantCode } }) =>
    Promise.all([
      read('announcements', promotionsParams({ merchantCode, language })),
      read('promotionCategories', promotionCategoriesParams({ merchantCode, language })),
    ]),
  jackpot: async ({ source }, { read }) => {
    if (source === 'feed') await read('jackpot', {});
  },
  'lobby-news': ({ source }, { read, language, site: { merchantCode } }) => read(newsCall(source), { merchantCode, language }),
  'game-carousel': (props, { read, language, site: { merchantCode } }) =>
    read('games', carouselParams({ merchantCode, language, ...props })),
  'help-topics': (_props, { read, language }) => read('help', helpParams(language)),
  'category-tabs': (_props, { read, site }) => read('vendors', vendorsParams(site)),
  'hot-games': (_props, { read, language }) => read('hotGames', hotGamesParams(language)),
  'hot-games-list': (_props, { read, language }) => read('hotGames', hotGamesParams(language)),
  'vendor-grid': async ({ pageSize, games }, { read, language, site, address: { pathname, searchParams } }) => {
    const page = gridPageOf(pathname, site);
    const asked = { page, type: listType(page, searchParams), filter: noFilter, search: '', pageSize };
    const isPlain = games && !searchParams.has('type') && !searchParams.has(FREE_GIVEN);
    await Promise.all([
      read('vendors', vendorsParams(site)),
      isPlain ? read('games', catalogueParams(asked, site, language, 1)) : undefined,
    ]);
  },
  'lottery-draws': async (_props, { read, language, site, address }) => {
    const place = drawsPlaceOf(address, site);
    if (!place) return;
    const ofVietnam = ['vnLotteryMenu', 'vnLotteryRecent'] as const;
    const ofPage = place === 'home' ? [] : [...ofVietnam.map((call) => read(call, { language })), read('vnLotteryShowLogo', {})];
    await Promise.allSettled([read(drawsCall(place), { language }), read('lotteryShowLogo', {}), ...ofPage]);
  },
  'game-centre': async ({ overviewSize, pageSize }, { read, language, site, address: { pathname, searchParams } }) => {
    const current = centreCategory(pathname, searchParams.get('gameType'));
    const isFree = searchParams.has(FREE_GIVEN) || searchParams.has('type') || searchParams.has('vassalage');
    const list = (gameType: string, size: number) =>
      read('games', gameListParams({ merchantCode: site.merchantCode, language, gameType, pageSize: size }));
    const categories = railCategoriesOf(await read('vendors', vendorsParams(site)), [], site);
    const lists = categories.filter(({ kind }) => kind === 'games');
    if (current === 'HOME') await Promise.all(lists.map(({ code }) => list(code, overviewSize)));
    else if (current === 'HOT') await read('hotGames', hotGamesParams(language));
    else if (!isFree && lists.some(({ code }) => code === current)) await list(current, pageSize);
  },
  'game-search': (_props, { read, language }) => read('hotGames', hotGamesParams(language)),
  'game-list': async ({ pageSize }, { read, language, site, address: { pathname, searchParams } }) => {
    const page = listPageOf(pathname);
    const structure = await read('vendors', vendorsParams(site)).catch(() => undefined); // the list asks the platform without it
    const { mode, search, ...filter } = readList(searchParams, page, structure);
    const asked = { page, type: listType(page, searchParams), filter, search, pageSize };
    const isOpen = (mode === 'all' || mode === 'filter') && !searchParams.has(FREE_GIVEN);
    await Promise.all([
      mode === 'hot' ? read('hotGames', hotGamesParams(language)) : undefined,
      isOpen ? read('games', catalogueParams(asked, site, language, 1)) : undefined,
    ]);
  },
  'vendor-strip': (_props, { read, site }) => read('vendors', vendorsParams(site)),
  'category-rails': async (props, { read, language, site }) => {
    const { merchantCode } = site;
    const structure = await read('vendors', vendorsParams(site));
    const rails = railCategoriesOf(structure, props.categories, site).filter((category) => category.kind === 'games');
    await Promise.all(
      rails.map(({ code }) =>
        read('games', gameListParams({ merchantCode, language, gameType: code, pageSize: props.pageSize })),
      ),
    );
  },
  'winner-board': ({ limit }, { read, language }) => read('winners', winnersParams(language, limit)),
  'home-footer': (_props, { read, readPart, language, site }) =>
    Promise.all([read('vendors', vendorsParams(site)), read('service', {}), readPart('help', helpParams(language), helpTitles)]),
  'left-menu': (_props, { read, site }) => read('vendors', vendorsParams(site)),
  'login-form': async (_props, { read, site, language }) => {
    const circumstances = { site, visitor: GUEST, language, installed: false };
    // for the dialling codes
    if (evaluateWhen(entries['login-form'].mobileLogin, circumstances)) await read('countries', {});
  },
  'register-form': async (_props, { read, site }) => {
    const isOn = (name: SwitchName) => site.switches[name];
    const shown = allowedMethods(isOn).flatMap((method) => formFields(site.registerSettings, method, isOn));
    if (shown.some(({ name }) => name === 'mobileNum')) await read('countries', {}); // for the dialling codes
  },
};

/** Reads everything a placed block needs. Faults are the block's to show, so none is thrown from here. */
export async function readBlockData(
  type: BlockType,
  props: Readonly<Record<string, unknown>>,
  context: DataContext,
): Promise<void> {
  // Sound because the props of a site's block have passed the schema of its type.
  const data = blockData[type] as
    | ((props: Readonly<Record<string, unknown>>, context: DataContext) => Promise<unknown>)
    | undefined;
  await data?.(props, context).catch(() => undefined); // the read that failed stays unanswered: its block says so
}
