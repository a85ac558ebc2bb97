import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { API_BASE } from '#schemas/api/apiRoute.ts';
import type { ServerNotices } from '#schemas/api/notices.schema.ts';
import { MERCHANT_HEADER } from '#schemas/platform/wireNames.ts';
import type { Release, TemplateVersion } from '#schemas/release/release.schema.ts';
import { sharePicturePath } from '#schemas/seo/pageHead.ts';
import { buildMark } from '#schemas/visits/buildMark.ts';
import { TOOL_PATH } from '#schemas/toolAddresses.ts';
import type { Config } from './config.ts';
import type { BrandFile } from './http/createBrandFiles.ts';
import type { KeptFiles } from './http/createKeptFiles.ts';
import { commonHeaders, requestIdIn, requestIdOf, setHeaders } from './http/commonHeaders.ts';
import { createEventStreams } from './http/eventStream.ts';
import { isHungUp } from './http/isHungUp.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { policyReports } from './http/policyReports.ts';
import { refuseUnsound } from './http/refuseUnsound.ts';
import { createSiteOrigin } from '#schemas/siteOrigin.ts';
import { hashToken } from './http/secretToken.ts';
import { watchProxies } from './http/watchProxies.ts';
import type { Messenger } from './messages/Messenger.ts';
import type { Metrics } from './observe/createMetrics.ts';
import type { Tracing } from './observe/Tracing.ts';
import type { Clock } from './store/clock.ts';
import type { MerchantPlatform } from './platform/MerchantPlatform.ts';
import type { Releases } from './releases/publish/createReleases.ts';
import type { SecretBox } from './store/secretBox.ts';
import { operatorsApi } from './operators/operatorsApi.ts';
import { createToolAddress } from './operators/toolAddress.ts';
import { type ToolBuild, toolHeaders, toolPage } from './site/toolPage.ts';
import { brandList } from './site/brandList.ts';
import type { CheckTicket } from './site/createPageRouter.ts';
import { createSharedDrafts, refuseDraftWrites } from './site/createSharedDrafts.ts';
import { createSite } from './site/createSite.ts';
import { declaredCodes, hostNameOf } from './http/merchantHost.ts';
import { merchantsByHost } from './releases/live/merchantsByHost.ts';
import { refuseUndeclared } from './http/refuseUndeclared.ts';
import { sendNotice } from './http/noticePage.ts';
import type { PlayerBuild } from './site/PlayerServer.ts';
import { sharePictureRoute } from './site/sharePictureRoute.ts';
import { siteEvents } from './site/siteEvents.ts';
import { createMediaFiles } from './media/createMediaFiles.ts';
import type { PictureMaker } from './media/createPictureMaker.ts';
import type { MediaStorage } from './media/MediaStorage.ts';
import { StorageUnavailable } from './errors/StorageUnavailable.ts';
import { countVisits } from './visits/countVisits.ts';
import { createKnowsBuild, visitReports } from './visits/visitReports.ts';
import { wellKnownFiles } from './site/wellKnownFiles.ts';
import { webManifestRoute } from './site/webManifest.ts';
import type { Database } from './store/Database.ts';
import { DatabaseBusy } from './store/DatabaseBusy.ts';
import { DatabaseUnavailable } from './store/DatabaseUnavailable.ts';
import { StoreReadOnly } from './store/StoreReadOnly.ts';
import { findFrameTicket } from './store/frameTickets.ts';

export interface AppDeps {
  readonly config: Pick<
    Config,
    | 'sandbox'
    | 'trustProxy'
    | 'prerender'
    | 'host'
    | 'toolUrl'
    | 'playerUrl'
    | 'visitKeepDays'
    | 'webhookPrivate'
    | 'mediaQuotaMb'
    | 'auditKeepDays'
    | 'secondFactorFrom'
    | 'singleSignOn'
    | 'given'
  >;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly releases: Releases;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly platform: MerchantPlatform;
  /** Players' calls, the development inbox, the catalogue's pictures. */
  readonly platformRouters: readonly RequestHandler[];
  /** Answers players' calls from memory where it can. */
  readonly answerFromCache?: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Files of the build and of the brands. */
  readonly files: readonly RequestHandler[];
  /** Pictures that the platform has and this server passes on. */
  readonly platformFiles?: readonly RequestHandler[];
  /** Keeps pictures of media libraries. */
  readonly media: MediaStorage;
  /** Makes their sizes. */
  readonly pictures: PictureMaker;
  /** A picture of a shipped brand, by its address. */
  readonly readBrandFile: (address: string) => Promise<BrandFile | undefined>;
  /** Counts and times what this process does. */
  readonly metrics?: Metrics | undefined;
  /** Sends spans of what this process does. */
  readonly tracing?: Tracing | undefined;
  /** Files that pages of other builds may need. */
  readonly keptFiles?: KeptFiles | undefined;
  readonly player: PlayerBuild;
  readonly tool: ToolBuild;
  /** Storybook's pages, where there are any. */
  readonly storybook?: RequestHandler | undefined;
  /** Encrypts what the database must not reveal. */
  readonly secrets: SecretBox;
  /** Secrets of the configuration, which no file that operators download may repeat. */
  readonly neverRepeated?: readonly string[];
  /** Carries mails to operators, where there is anything that can. */
  readonly messenger?: Messenger | undefined;
  /** Monotonic time in milliseconds, for cache ages. */
  readonly now?: () => number;
  /** Lets time pass; without it, time does. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
}

export interface App {
  readonly handle: RequestListener;
  /** Renders every merchant's home before the first request, if pre-rendering is on. */
  warm(): Promise<void>;
  /** Ends event streams and stops listening to the database. */
  close(): Promise<void>;
}

const MB = 1_000_000;

const notFound: RequestHandler = (_req, res) => {
  res.status(404).set('cache-control', 'no-store').type('text').send('Not found.');
};

/** A missing file must not redirect to home: a browser that requested a script would get a page. */
const FILE = /^\/(?:assets|art|brand|media|site|wps|lgw|sandbox)\/|^\/(?!m\/).*\.(?!html$)\w{2,5}$/;

const refuseMissingFiles: RequestHandler = (req, res, next) => {
  if (!FILE.test(req.path)) return next();
  notFound(req, res, next);
};

/** Developers see the error on the page; visitors get the id of the request. */
const answerWithNotice =
  (log: Logger, isDevelopment: boolean): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (isHungUp(error, res)) return;
    if (res.headersSent) {
      // The answer is cut off, which tells its reader; Express would write the error beside the log.
      log.error({ err: error, requestId: requestIdOf(res), method: req.method, path: req.path }, 'page failed half-way');
      res.destroy();
      return;
    }
    // A path with an invalid percent encoding.
    if (error instanceof URIError) return notFound(req, res, next);
    const isAway = [DatabaseBusy, DatabaseUnavailable, StoreReadOnly, StorageUnavailable].some((kind) => error instanceof kind);
    log.error({ err: error, requestId: requestIdOf(res), method: req.method, path: req.path }, 'page failed');
    sendNotice(res, isAway ? 503 : 500, {
      heading: isAway ? 'Back in a moment' : 'This page could not be displayed',
      text: isDevelopment ? String(error) : `Please try again. If it stays like this, name this number: ${requestIdOf(res)}`,
    });
  };

/** Builds the whole server from its parts without listening, so that tests can use it. */
export async function createApp(deps: AppDeps): Promise<App> {
  const {
    config,
    db,
    clock,
    log,
    releases,
    platform,
    player,
    tool,
    answerFromCache = () => false,
    now = () => performance.now(),
  } = deps;
  const streams = createEventStreams();
  const { metrics, tracing } = deps;
  metrics?.watch({
    openStreams: () => streams.size,
    liveMerchants: () => releases.merchants().filter(({ revision }) => revision > 0).length,
    readiness: () => db.readiness(),
  });
  const checkTicket: CheckTicket = (token, merchantCode) => findFrameTicket(db, hashToken(token), merchantCode, clock());
  const hosts = merchantsByHost(releases, declaredCodes(config));
  const drafts = await createSharedDrafts({
    db,
    clock,
    releases,
    presets: deps.presets,
    streams,
    merchantOf: hosts.knownAt,
  });
  const { keptFiles: kept } = deps;
  const originOf = createSiteOrigin(config.playerUrl);
  const { prerender } = config;
  const site = createSite({ releases, hosts, platform, player, checkTicket, drafts, log, now, originOf, kept, prerender });
  const { presets, messenger, secrets } = deps;
  const { auditKeepDays, secondFactorFrom, singleSignOn } = config;
  const proxies = watchProxies({ log, trustProxy: config.trustProxy, now });
  const visits = countVisits({ db, clock, log, keepDays: config.visitKeepDays, onVital: metrics?.noteVital });
  const notices = (): ServerNotices => (proxies.isUntrusted() ? ['proxy.untrusted'] : []);
  const operators = await operatorsApi({
    visits,
    db,
    clock,
    log,
    releases,
    streams,
    presets,
    messenger,
    secrets,
    auditKeepDays,
    secondFactorFrom,
    singleSignOn,
    storage: deps.media,
    pictures: deps.pictures,
    quotaBytes: config.mediaQuotaMb * MB,
    webhookPrivate: config.webhookPrivate,
    toolAddress: createToolAddress(config),
    playerUrl: config.playerUrl,
    originOf,
    notices,
    measureHome: site.measureHome,
    support: {
      given: config.given,
      secrets: deps.neverRepeated ?? [],
      build: buildMark(player.bootScript),
      notices,
      openStreams: () => streams.size,
    },
    wait: deps.wait,
  });
  const reports = policyReports(log);
  const health = healthRoutes(db);
  const frontDoor = config.sandbox ? brandList(releases) : notFound;

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy);
  app.use(proxies.checkAddress, refuseDraftWrites, ...deps.platformRouters, health, reports.router);
  // From memory, where the files after it look into the store for one that they do not know.
  app.get('/assets/site-:hash.json', site.answerFile);
  const mediaFiles = await createMediaFiles({ db, storage: deps.media });
  app.use(...deps.files, mediaFiles.handle, ...(deps.platformFiles ?? []));
  app.get('/site/draft', drafts.readDraft);
  app.get('/site/draft/events', streams.admit, drafts.followDraft);
  app.get('/site/boot', site.answerBoot);
  app.get('/site/events', streams.admit, siteEvents({ merchantOf: site.merchantOf, releases, streams }));
  app.get('/site/app.webmanifest', webManifestRoute(site.merchantOf));
  app.get(
    [sharePicturePath(), sharePicturePath(':page')],
    sharePictureRoute({
      merchantOf: site.merchantOf,
      readPicture: async (address) => (await deps.readBrandFile(address)) ?? mediaFiles.read(address),
      drawPicture: (merchantCode, svg) => deps.pictures.run(`${merchantCode} shared`, { kind: 'draw', svg }),
    }),
  );
  app.use(visitReports(site.merchantOf, visits, createKnowsBuild(player.bootScript, kept?.find)));
  app.use(wellKnownFiles(site.merchantOf, originOf));
  const { storybook } = deps;
  // Before what refuses missing files, and not on the hosts of merchants.
  if (storybook) app.use((req, res, next) => (site.merchantOf(req.headers.host) ? next() : storybook(req, res, next)));
  app.use(refuseMissingFiles, site.handle);
  app.use(TOOL_PATH, ...toolHeaders(tool));
  app.use(API_BASE, operators.router);
  app.use(toolPage(tool, storybook !== undefined));
  app.use(refuseUndeclared(hosts, log));
  app.get('/', frontDoor);
  app.use(notFound);
  app.use(answerWithNotice(log, tool.isDevelopment));

  function answer(req: IncomingMessage, res: ServerResponse, own: string[]): void {
    if (refuseUnsound(req, res, own)) return;
    proxies.note(req);
    // Calls to a merchant's own host say by its name what other hosts say by their first label.
    const code = releases.codeAtHost(hostNameOf(req.headers.host));
    if (code !== undefined) req.headers[MERCHANT_HEADER] ??= code;
    if (site.answerFinished(req, res, own)) return;
    setHeaders(res, own);
    if (!answerFromCache(req, res)) app(req, res);
  }

  return {
    handle(req, res) {
      metrics?.note(req, res);
      const own = commonHeaders(req, config);
      if (!tracing) return answer(req, res, own);
      const merchantCode = site.merchantOf(req.headers.host)?.merchantCode;
      tracing.trace(req, res, { requestId: requestIdIn(own), merchantCode }, () => answer(req, res, own));
    },
    warm: () => site.warm(),
    async close() {
      streams.close();
      reports.close();
      await visits.close();
      await mediaFiles.close();
      await drafts.close();
      await operators.close();
    },
  };
}
