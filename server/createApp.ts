import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ServerNotices } from '#schemas/edges/api/notices.schema.ts';
import { MERCHANT_HEADER } from '#schemas/declare/platform/wireNames.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { buildMark } from '#schemas/edges/visits/buildMark.ts';
import type { Config } from './config.ts';
import { createRoutes } from './createRoutes.ts';
import type { BrandFile } from './http/createBrandFiles.ts';
import type { KeptFiles } from './http/createKeptFiles.ts';
import { commonHeaders, requestIdIn, setHeaders } from './http/commonHeaders.ts';
import { createEventStreams } from './http/eventStream.ts';
import { policyReports } from './http/policyReports.ts';
import { refuseUnsound } from './http/refuseUnsound.ts';
import { createSiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
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
import type { ToolBuild } from './site/toolPage.ts';
import type { CheckTicket } from './site/createPageRouter.ts';
import { createSharedDrafts } from './site/createSharedDrafts.ts';
import { createSite } from './site/createSite.ts';
import { declaredCodes, hostNameOf } from './http/merchantHost.ts';
import { merchantsByHost } from './releases/live/merchantsByHost.ts';
import type { PlayerBuild } from './site/PlayerServer.ts';
import { createMediaFiles } from './media/createMediaFiles.ts';
import type { PictureMaker } from './media/createPictureMaker.ts';
import type { MediaStorage } from './media/MediaStorage.ts';
import { countVisits } from './visits/countVisits.ts';
import type { Database } from './store/Database.ts';
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

type OperatorParts = Pick<Parameters<typeof operatorsApi>[0], 'visits' | 'streams' | 'originOf' | 'notices' | 'measureHome'>;

/** The operators' API, with what it needs of the server's parts and of those that the server was given. */
function openOperators(deps: AppDeps, parts: OperatorParts): ReturnType<typeof operatorsApi> {
  const { config, db, clock, log, releases, presets, messenger, secrets } = deps;
  const { auditKeepDays, secondFactorFrom, singleSignOn } = config;
  return operatorsApi({
    ...parts,
    db,
    clock,
    log,
    releases,
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
    support: {
      given: config.given,
      secrets: deps.neverRepeated ?? [],
      build: buildMark(deps.player.bootScript),
      notices: parts.notices,
      openStreams: () => parts.streams.size,
    },
    wait: deps.wait,
  });
}

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
  const proxies = watchProxies({ log, trustProxy: config.trustProxy, now });
  const visits = countVisits({ db, clock, log, keepDays: config.visitKeepDays, onVital: metrics?.noteVital });
  const notices = (): ServerNotices => (proxies.isUntrusted() ? ['proxy.untrusted'] : []);
  const operators = await openOperators(deps, { visits, streams, originOf, notices, measureHome: site.measureHome });
  const reports = policyReports(log);
  const mediaFiles = await createMediaFiles({ db, storage: deps.media });
  const app = createRoutes(deps, { site, hosts, streams, drafts, proxies, visits, reports, mediaFiles, originOf, operators });

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
