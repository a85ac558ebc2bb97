import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ServerNotices } from '#schemas/edges/api/notices.schema.ts';
import { MERCHANT_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { buildMark } from '#schemas/edges/visits/buildMark.ts';
import type { AppDeps } from './AppDeps.ts';
import { createRoutes } from './createRoutes.ts';
import { commonHeaders, requestIdIn, setHeaders } from './http/headers/commonHeaders.ts';
import { createEventStreams } from './http/responses/eventStream.ts';
import { policyReports } from './http/responses/policyReports.ts';
import { rejectMalformedRequest } from './http/requests/rejectMalformedRequest.ts';
import { createSiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import { hashToken } from './store/secrets/secretToken.ts';
import { watchProxies } from './http/requests/watchProxies.ts';
import { operatorsApi } from './operators/operatorsApi.ts';
import { createToolAddress } from './operators/toolAddress.ts';
import type { CheckTicket } from './site/createPageRouter.ts';
import { createSharedDrafts } from './site/createSharedDrafts.ts';
import { createSite } from './site/createSite.ts';
import { declaredCodes } from './http/requests/merchantHost.ts';
import { createResolveMerchant, liveMerchantOf } from './releases/live/requestMerchant.ts';
import { createMediaFiles } from './media/createMediaFiles.ts';
import { countVisits } from './visits/countVisits.ts';
import { findFrameTicket } from './store/repositories/frameTickets.ts';

export interface App {
  readonly handle: RequestListener;
  /** Renders every merchant's home before the first request, if pre-rendering is on. */
  warm(): Promise<void>;
  /** Ends event streams and stops listening to the database. */
  close(): Promise<void>;
}

const MB = 1_000_000;

type OperatorParts = Pick<Parameters<typeof operatorsApi>[0], 'visits' | 'streams' | 'originOf' | 'notices' | 'measureHome'>;

/** The operators' API, with its dependencies. */
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
  const resolveMerchant = createResolveMerchant(releases, declaredCodes(config));
  const drafts = await createSharedDrafts({
    db,
    clock,
    releases,
    presets: deps.presets,
    streams,
  });
  const { oldBuildFiles: kept } = deps;
  const originOf = createSiteOrigin(config.playerUrl);
  const { prerender } = config;
  const site = createSite({ releases, platform, player, checkTicket, drafts, log, now, originOf, kept, prerender });
  const proxies = watchProxies({ log, trustProxy: config.trustProxy, now });
  const visits = countVisits({ db, clock, log, keepDays: config.visitKeepDays, onVital: metrics?.noteVital });
  const notices = (): ServerNotices => (proxies.isUntrusted() ? ['proxy.untrusted'] : []);
  const operators = await openOperators(deps, { visits, streams, originOf, notices, measureHome: site.measureHome });
  const reports = policyReports(log);
  const mediaFiles = await createMediaFiles({ db, storage: deps.media });
  const app = createRoutes(deps, { site, streams, drafts, proxies, visits, reports, mediaFiles, originOf, operators });

  function answer(req: IncomingMessage, res: ServerResponse, extraHeaders: string[]): void {
    if (rejectMalformedRequest(req, res, extraHeaders)) return;
    proxies.note(req);
    if (site.sendCachedPage(req, res, extraHeaders)) return;
    setHeaders(res, extraHeaders);
    if (!answerFromCache(req, res)) app(req, res);
  }

  return {
    handle(req, res) {
      metrics?.note(req, res);
      const extraHeaders = commonHeaders(req, config);
      const { ownHostCode } = resolveMerchant(req);
      // Calls to a merchant's own host say by its name what other hosts say by their first label.
      if (ownHostCode !== undefined) req.headers[MERCHANT_HEADER] ??= ownHostCode;
      if (!tracing) return answer(req, res, extraHeaders);
      const merchantCode = liveMerchantOf(req)?.merchantCode;
      tracing.trace(req, res, { requestId: requestIdIn(extraHeaders), merchantCode }, () => answer(req, res, extraHeaders));
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
