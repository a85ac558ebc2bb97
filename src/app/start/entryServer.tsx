import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createStore } from 'zustand';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { Page, RenderInput, PageState } from '#schemas/edges/page/page.ts';
import { describePage } from '#schemas/edges/seo/pageHead.ts';
import type { Gate } from '#schemas/declare/names/statusGate.ts';
import { createTranslate } from '#src/i18n/createTranslate.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { LazyAgeGate } from '#src/features/responsible/LazyAgeGate.ts';
import { readBlockData } from '#src/registry/readBlockData.ts';
import { preloadBlocks } from '#src/registry/blocks.ts';
import { moduleOf } from '#src/registry/moduleOf.ts';
import { firstScreenEnd } from '#src/runtime/firstScreenEnd.ts';
import { awaitedCircumstances, blockTypesOf, firstBlockTypesOf, planRegion } from '#src/runtime/planRegion.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { imageHostsOf, imagesOf } from '#src/site/images.ts';
import { type SiteStore, createSiteStore } from '#src/site/siteStore.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { themeCss } from '#src/site/themeCss.ts';
import { type AnswerPart, readKey } from '#src/site/useRead.ts';
import { resolveAddress } from './resolveAddress.ts';
import { DraftBadge, Player } from './Player.tsx';
import { isStudioPage, studioOf } from '#src/features/gameSearch/studioName.ts';
import { vendorsParams } from '#src/features/games/gameReads.ts';
import { type PageMatch, matchPage, titleOf } from '../routes/pages.ts';
import { preloadScreen } from '../pages/preloadScreen.ts';

export { themeCss, resolveAddress };

const statusOf = { open: 200, restricted: 403, maintenance: 503 } as const;

/** On the server nothing calls the platform while rendering: answers come first, effects never run. */
const silentHttp: Http = {
  read: (call) => Promise.reject(new ApiError('server', 0, call)),
  send: (call) => Promise.reject(new ApiError('server', 0, call)),
};

/** Address of the first banner, as its block draws it: the browser should ask for it before anything else. */
function firstBanner(answers: Readonly<Record<string, unknown>>, wanted: string | undefined): string | undefined {
  const banners = wanted === undefined ? undefined : (answers[wanted] as CallAnswer<'announcements'> | undefined);
  return banners?.find(({ type, url }) => type === 'B' && url)?.url;
}

/** Answers arrive in any order, and every node must write the same page. */
const inOneOrder = (answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Source modules that a page needs besides home's code, as the build's manifest names them. */
function screenModules({ kind }: PageMatch, gate: Gate): readonly string[] {
  if (gate !== 'open') return ['src/app/pages/GateScreen.tsx'];
  if (kind === 'home') return [];
  return ['src/app/pages/RoutedPage.tsx', ...(kind === 'social' ? ['src/app/pages/SocialScreen.tsx'] : [])];
}

/** Those of parts that not every page has. */
const partModules = ({ draft, asksAge, awaits }: Pick<RenderInput, 'draft' | 'asksAge' | 'awaits'>): readonly string[] => [
  ...(draft ? ['src/app/overlays/DraftBadge.tsx'] : []),
  ...(asksAge ? ['src/features/responsible/AgeGate.tsx'] : []),
  // What reads the session comes with the page that waits for it.
  ...(awaits ? ['src/features/auth/SessionSync.tsx', 'src/blocks/HomeHeader/MemberArea.tsx'] : []),
];

/** Reads the platform's answers for a page, each call once. */
function createReader(request: RenderInput) {
  const { site } = request;
  const answers: Record<string, unknown> = {};
  let bannerKey: string | undefined;
  const reading = new Map<string, Promise<unknown>>();
  const ask = <C extends CallName>(call: C, params: Params): Promise<CallAnswer<C>> =>
    hasCall(site, call) ? request.read(call, params) : Promise.reject(new ApiError('url.empty', 0, `no address for ${call}`));
  const read = <C extends CallName>(call: C, params: Params): Promise<CallAnswer<C>> => {
    const key = readKey(call, params);
    if (call === 'announcements' && params['types'] === 'B') bannerKey ??= key;
    const pending = reading.get(key) ?? ask(call, params).then((answer) => (answers[key] = answer));
    reading.set(key, pending);
    return pending as Promise<CallAnswer<C>>; // one key, one call: the map holds exactly that answer
  };
  async function readPart<C extends CallName, Part>(call: C, params: Params, part: AnswerPart<C, Part>): Promise<Part> {
    const answer = part.of(await ask(call, params));
    answers[readKey(call, params, part)] = answer;
    return answer;
  }

  return { answers, read, readPart, bannerKey: () => bannerKey };
}

interface Drawn {
  readonly base: string;
  readonly path: string;
  readonly value: SiteValue;
  readonly store: SiteStore;
  readonly answers: Readonly<Record<string, unknown>>;
}

function draw({ base, path, value, store, answers }: Drawn): string {
  return renderToString(
    <Player
      page={createStore(() => value)}
      store={store}
      answers={answers}
      router={(app) => (
        <StaticRouter basename={base} location={base + path}>
          {app}
        </StaticRouter>
      )}
    />,
  );
}

/**
 * Renders one page for a guest, or for the member whom it awaits. Same request, same platform answers: same bytes.
 *
 * @returns The page, or the target of a redirect for an unknown address. A failed platform read costs its own block only.
 */
export async function renderPage(request: RenderInput): Promise<Page> {
  const { base, path, site, language, theme, revision, gate, preview, draft } = request;
  const asksAge = request.asksAge && gate === 'open';
  // The preview plays its visitors, and a closed site has one page for all.
  const awaits = preview || draft || gate !== 'open' ? undefined : request.awaits;
  const address = new URL(path, 'http://page');
  const match = matchPage(address.pathname, address.searchParams);
  if (match.kind === 'redirect') return { redirect: match.to };

  const circumstances = awaitedCircumstances(site, language, awaits);
  const regions = await preloadScreen(address, site, language, gate);
  const types = blockTypesOf(regions, circumstances);
  const { answers, read, readPart, bannerKey } = createReader(request);
  const planned = regions.flatMap((region) => planRegion(region, circumstances));
  const [texts, settings] = await Promise.all([
    loadTexts(language),
    request.settings,
    preloadBlocks(types, awaits !== undefined),
    asksAge ? LazyAgeGate.preload() : undefined,
    draft ? DraftBadge.preload() : undefined,
    ...planned.map(({ placed, type }) =>
      type === null ? undefined : readBlockData(type, placed.props, { site, language, address, read, readPart }),
    ),
  ]);

  const ip = gate === 'restricted' ? (request.ip ?? '') : '';
  const value: SiteValue = {
    site,
    revision,
    settings,
    gate,
    ip,
    http: silentHttp,
    mode: preview || draft ? 'preview' : 'live',
    ...(draft ? { draftUntil: draft.expiresAt } : {}),
  };
  const store = createSiteStore({ language, texts, theme, asksAge, awaits });
  await request.turn?.();
  const body = draw({ base, path, value, store, answers });
  const boot: PageState = {
    base,
    gate,
    asksAge,
    ...(awaits && { awaits }),
    ip,
    language,
    theme,
    answers: inOneOrder(answers),
    imageHosts: imageHostsOf(value),
    ...(preview ? { preview } : {}),
    ...(draft ? { draft } : {}),
  };
  // A page other than home is hydrated with its own texts, blocks and calls.
  const own = [`texts/generated/${languages[language].lang}/pages.ts`, 'src/registry/pageBlocks.ts'];
  const parts = [...partModules({ draft, asksAge, awaits }), ...screenModules(match, gate)];
  const title = titleOf(match);
  const structure = answers[readKey('vendors', vendorsParams(site))] as CallAnswer<'vendors'> | undefined;
  const studio = structure && isStudioPage(address.pathname) ? studioOf(address.searchParams, structure, site) : undefined;
  const t = createTranslate(language, texts, site.strings[language]);
  const name = studio ?? (title && t(title));
  const banner = firstBanner(answers, bannerKey());
  return {
    status: statusOf[gate],
    body,
    firstScreenEnd: firstScreenEnd(body),
    ...(name === undefined ? {} : { name }),
    description: describePage(t, site, name),
    boot,
    blocks: [...parts, ...types.map(moduleOf)],
    firstBlocks: [
      ...parts,
      ...(match.kind === 'home' ? [] : own),
      ...(preview || draft ? types : firstBlockTypesOf(regions, circumstances)).map(moduleOf),
    ],
    ...(banner ? { preloadImage: imagesOf(value, theme).picture(banner) } : {}),
  };
}
