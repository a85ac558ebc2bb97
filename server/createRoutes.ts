import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import type { Logger } from 'pino';
import { API_BASE } from '#schemas/edges/api/apiRoute.ts';
import { sharePicturePath } from '#schemas/edges/seo/pageHead.ts';
import type { SiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import { TOOL_PATH } from '#schemas/base/urls/toolAddresses.ts';
import type { AppDeps } from './AppDeps.ts';
import { StorageUnavailable } from './errors/StorageUnavailable.ts';
import { requestIdOf } from './http/headers/commonHeaders.ts';
import type { EventStreams } from './http/responses/eventStream.ts';
import { healthRoutes } from './observe/healthRoutes.ts';
import { isHungUp } from './http/log/isHungUp.ts';
import { sendNotice } from './http/responses/noticePage.ts';
import { refuseUndeclared } from './site/refuseUndeclared.ts';
import type { ProxyWatch } from './http/requests/watchProxies.ts';
import type { MediaFiles } from './media/createMediaFiles.ts';
import { isUndeclaredHost, liveMerchantOf } from './releases/live/requestMerchant.ts';
import { brandList } from './site/brandList.ts';
import { type SharedDrafts, refuseDraftWrites } from './site/createSharedDrafts.ts';
import type { Site } from './site/createSite.ts';
import { sharePictureRoute } from './site/sharePictureRoute.ts';
import { siteEvents } from './site/siteEvents.ts';
import { toolHeaders, toolPage } from './site/toolPage.ts';
import { answerWebManifest } from './site/webManifest.ts';
import { wellKnownFiles } from './site/wellKnownFiles.ts';
import { DatabaseBusy } from './store/database/DatabaseBusy.ts';
import { DatabaseUnavailable } from './store/database/DatabaseUnavailable.ts';
import { StoreReadOnly } from './store/database/StoreReadOnly.ts';
import type { VisitCounts } from './visits/countVisits.ts';
import { createKnowsBuild, visitReports } from './visits/visitReports.ts';

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
      // The client notices that the answer is cut off; Express would write the error to stderr as well as the log.
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

interface Parts {
  readonly site: Site;
  readonly streams: EventStreams;
  readonly drafts: SharedDrafts;
  readonly proxies: ProxyWatch;
  readonly visits: VisitCounts;
  readonly reports: { readonly router: Router };
  readonly mediaFiles: MediaFiles;
  readonly originOf: SiteOrigin;
  readonly operators: { readonly router: Router };
}

/** What the server answers at which address, in the order in which it is looked for. */
export function createRoutes(deps: AppDeps, parts: Parts): Express {
  const { config, db, log, releases, player, tool, oldBuildFiles } = deps;
  const { site, streams, drafts, proxies, visits, reports, mediaFiles, originOf, operators } = parts;
  const health = healthRoutes(db);
  const frontDoor = config.sandbox ? brandList(releases) : notFound;

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy);
  app.use(proxies.checkAddress, refuseDraftWrites, ...deps.platformRouters, health, reports.router);
  // Answered from memory, before the handlers of files, which query the store for an unknown name.
  app.get('/assets/site-:hash.json', site.answerFile);
  app.use(...deps.files, mediaFiles.handle, ...(deps.platformFiles ?? []));
  app.get('/site/draft', drafts.readDraft);
  app.get('/site/draft/events', streams.admit, drafts.followDraft);
  app.get('/site/boot', site.answerBoot);
  app.get('/site/events', streams.admit, siteEvents({ releases, streams }));
  app.get('/site/app.webmanifest', answerWebManifest);
  app.get(
    [sharePicturePath(), sharePicturePath(':page')],
    sharePictureRoute({
      readPicture: async (address) => (await deps.readBrandFile(address)) ?? mediaFiles.read(address),
      drawPicture: (merchantCode, svg) => deps.pictures.run(`${merchantCode} shared`, { kind: 'draw', svg }),
    }),
  );
  app.use(visitReports(liveMerchantOf, visits, createKnowsBuild(player.bootScript, oldBuildFiles?.find)));
  app.use(wellKnownFiles(originOf));
  const { storybook } = deps;
  // Before what refuses missing files, and not on the hosts of merchants.
  if (storybook) app.use((req, res, next) => (liveMerchantOf(req) ? next() : storybook(req, res, next)));
  app.use(refuseMissingFiles, site.handle);
  app.use(TOOL_PATH, ...toolHeaders(tool));
  app.use(API_BASE, operators.router);
  app.use(toolPage(tool, storybook !== undefined));
  app.use(refuseUndeclared(isUndeclaredHost, log));
  app.get('/', frontDoor);
  app.use(notFound);
  app.use(answerWithNotice(log, tool.isDevelopment));
  return app;
}
