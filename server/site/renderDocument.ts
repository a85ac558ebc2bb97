import { hasCredentials } from '#schemas/declare/pages/pageQuery.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import { documentHeaders } from '../http/headers/documentHeaders.ts';
import { callHosts } from '#schemas/declare/platform/callHosts.ts';
import { firebaseAddress } from '#schemas/declare/release/firebaseAddress.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import type { Headers } from '../http/headers/commonHeaders.ts';
import type { Redirect, Rendered } from './createPageCache.ts';
import { pageDocument } from './pageDocument.ts';
import { pageHead } from '#schemas/edges/seo/pageHead.ts';
import type { SiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import { contentSecurityPolicy } from './pagePolicy.ts';
import type { PageReads, ReadsFor } from './platformReads.ts';
import { pageTags } from '#schemas/edges/webhooks/cdnPurge.schema.ts';
import type { InlinedBoot, PageRequest } from '#schemas/edges/page/page.ts';
import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import { type SiteFiles, sentSite } from './siteFiles.ts';
import { type PlayerBuild, textsModule } from './PlayerServer.ts';

const RETRY_AFTER_S = 300;

/** Shared pages: browsers ask again each time, a CDN keeps them a minute and shows them while it asks. */
const SHARED: Headers = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };
/** What a page differs by. The address of a language says which. */
const varyOf = ({ base }: DocumentRequest): Headers => ({
  vary: base === '' ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding, Cookie',
});
/** What a CDN forgets pages by: Fastly's name for it, and Cloudflare's. */
function tagHeaders({ merchantCode, revision }: LiveRelease): Headers {
  const tags = pageTags(merchantCode, revision);
  return { 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') };
}
const PRIVATE: Headers = { 'cache-control': 'no-store' };
/** The address contains a ticket, so it must not be sent as a referrer. */
const FRAMED: Headers = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** A page of a release. With an address of a visitor, in the tool's frame and of a draft it is private. */
export interface DocumentRequest extends PageRequest {
  readonly live: LiveRelease;
  /** The reads by which its address was looked up: their time goes on. */
  readonly reads?: PageReads;
}

interface DocumentDeps {
  readonly build: PlayerBuild;
  readonly readsFor: ReadsFor;
  readonly files: SiteFiles;
  readonly originOf: SiteOrigin;
}

interface DocumentFacts {
  readonly status: number;
  readonly settings: SettingsAnswer;
  /** Undefined while developing. */
  readonly inlineStyles: string | undefined;
  readonly isShared: boolean;
}

function headersOf(request: DocumentRequest, { status, settings, inlineStyles, isShared }: DocumentFacts): Headers {
  const { verification, captcha } = request.live.site.behaviour;
  const firebase = firebaseAddress(verification);
  const asked = [...(firebase ? [firebase] : []), ...callHosts(settings)].map(({ origin }) => origin);
  return {
    ...documentHeaders,
    'content-security-policy': contentSecurityPolicy({
      inlineStyles,
      parent: request.preview?.parentOrigin,
      asked: [...new Set(asked)],
      captcha: captcha.kind,
    }),
    ...(isShared ? { ...SHARED, ...varyOf(request), ...tagHeaders(request.live) } : PRIVATE),
    ...(request.preview === undefined && request.draft === undefined ? {} : FRAMED),
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
  };
}

/**
 * Renders one page to a whole document with its headers, or says where the visitor should be instead.
 * Throws only when the player's own code does: a platform that fails leaves gaps in the page.
 */
export async function renderDocument(
  { build, readsFor, files: siteFiles, originOf }: DocumentDeps,
  request: DocumentRequest,
  turn: () => Promise<void>,
): Promise<Rendered | Redirect> {
  const { live, reads = readsFor(live.merchantCode), ...page } = request;
  const { base, path, language, theme, ip, preview, draft } = page;
  const { site, revision } = live;
  const asksSettings = reads.settings();
  const player = await build.loadPlayer();
  const rendered = await player.renderPage({ ...page, site, revision, settings: asksSettings, read: reads.read, turn });
  if ('redirect' in rendered) return { redirect: base + rendered.redirect };
  const settings = await asksSettings;

  const files = await build.filesOf(rendered.blocks, [...rendered.firstBlocks, textsModule(language)]);
  const firstStyles =
    player.themeCss(site) + files.stylesFor(rendered.body.slice(0, rendered.firstScreenEnd), languages[language].lang);
  const isPublic = preview === undefined && draft === undefined;
  const boot: InlinedBoot = {
    ...rendered.boot,
    merchantCode: live.merchantCode,
    revision,
    release: isPublic ? (await siteFiles.of(live, settings)).address : { site: sentSite(site), revision, settings },
    inviteQuery: site.behaviour.login.inviteQuery,
  };
  const { name, description, status } = rendered;
  const head = pageHead({ site, revision, language, path, name, description, origin: originOf(live) });
  const html = pageDocument({
    page: rendered,
    boot,
    site,
    language,
    theme,
    firstStyles,
    files,
    bootScript: build.bootScript,
    // Search engines must not index drafts.
    head: isPublic ? head : { ...head, isListed: false },
  });
  const complete = !reads.failed();
  const isForAll = ip === undefined && isPublic && !hasCredentials(new URL(path, 'http://host').searchParams);
  const isShared = complete && status === 200 && isForAll && build.withHotReload === undefined;
  return {
    status,
    html: build.withHotReload ? await build.withHotReload(path, html) : html,
    headers: headersOf(request, {
      status,
      settings,
      inlineStyles: build.withHotReload ? undefined : firstStyles,
      isShared,
    }),
    complete,
  };
}
