import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type App, createApp } from './createApp.ts';
import type { Config } from './config.ts';
import { ConfigError } from './ConfigError.ts';
import { builtFiles } from './http/files/builtFiles.ts';
import { createBrandFiles } from './http/files/createBrandFiles.ts';
import { createHttpServer } from './http/requests/createHttpServer.ts';
import { type OldBuildFiles, createOldBuildFiles } from './http/files/createOldBuildFiles.ts';
import { openPlatform } from './openPlatform.ts';
import { secretsIn } from './secretsIn.ts';
import type { DemoAccount } from './platform/OpenPlatform.ts';
import { createClock } from './store/clock/clock.ts';
import { openSecrets } from './operators/openSecrets.ts';
import { type FirstOperator, ensureFirstOperator } from './operators/ensureFirstOperator.ts';
import { createCdnPurge } from './cdn/createCdnPurge.ts';
import { type Releases, createReleases } from './releases/publish/createReleases.ts';
import { type ShippedTemplates, readShippedTemplates } from './releases/live/readShippedTemplates.ts';
import { startPlanClock } from './releases/publish/startPlanClock.ts';
import { startAuditMaintenance } from './audit/startAuditMaintenance.ts';
import { createMetrics } from './observe/createMetrics.ts';
import type { TraceFormat, Tracing } from './observe/Tracing.ts';
import { metricsServer } from './observe/metricsServer.ts';
import type { ToolBuild } from './site/toolPage.ts';
import { storybookPages } from './site/storybookPages.ts';
import { builtPlayer } from './site/builtPlayer.ts';
import type { PlayerBuild } from './site/PlayerServer.ts';
import { vitePlayer } from './site/vitePlayer.ts';
import { createPictureMaker } from './media/createPictureMaker.ts';
import { openMediaStorage } from './media/openMediaStorage.ts';
import { startMediaCleanup } from './media/startMediaCleanup.ts';
import { createWebhookDelivery } from './webhooks/createWebhookDelivery.ts';
import { startWebhookClock } from './webhooks/startWebhookClock.ts';
import type { Database } from './store/database/Database.ts';
import { openDatabase } from './store/engine/openDatabase.ts';
import type { StoreError } from './store/database/StoreError.ts';

/** How long open requests may take to end when the server stops. */
const STOP_WITHIN_MS = 5_000;

/** The SDK of tracing is loaded only where spans are sent. */
async function startTracing(format: TraceFormat, { trustProxy }: Config, log: Logger): Promise<Tracing> {
  const { openTracing } = await import('./observe/openTracing.ts');
  return openTracing({ format, trustProxy, log });
}

interface FrontEnd {
  readonly player: PlayerBuild;
  readonly tool: ToolBuild;
  readonly files: RequestHandler;
  close(): Promise<void>;
}

async function openBuild(root: string, { sourceMaps }: Config, kept?: OldBuildFiles): Promise<FrontEnd> {
  const player = await builtPlayer(root);
  const page = await readFile(join(root, 'client/admin-preview/index.html'), 'utf8');
  const tool: ToolBuild = { html: async () => page, isDevelopment: false };
  return { player, tool, files: await builtFiles(root, sourceMaps, kept), close: async () => undefined };
}

/** The templates with those brands alone that are to go live. Throws ConfigError. */
function withBrands(templates: ShippedTemplates, { shippedBrands }: Config): ShippedTemplates {
  if (shippedBrands === 'all') return templates;
  const codes = templates.brands.map(({ template }) => template.merchantCode);
  const unknown = shippedBrands.filter((code) => !codes.includes(code));
  if (unknown.length > 0) {
    throw new ConfigError([
      `SHIPPED_BRANDS names ${unknown.join(', ')}, which does not ship. Use all, none, or some of ${codes.join(', ')}.`,
    ]);
  }
  return { ...templates, brands: templates.brands.filter(({ template }) => shippedBrands.includes(template.merchantCode)) };
}

/** The server cannot listen on the configured host and port. The message says what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const listenError = ({ port, host }: Config, { code, message }: NodeJS.ErrnoException): ListenError =>
  new ListenError(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop the program that has it, or choose another: PORT=3001 npm start`
      : `The server cannot listen on ${host}:${port}: ${message}`,
  );

/** Resolves with the port. Throws ListenError. */
function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => reject(listenError(config, error));
    server.once('error', onError);
    server.listen(config.port, config.host, () => {
      server.off('error', onError);
      resolve((server.address() as AddressInfo).port); // a TCP server has no other kind of address
    });
  });
}

/** Accepts no new connections, waits for open requests, then closes the connections. */
async function stopServing(server: Server, app: App | undefined): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const hangUp = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref();
  await Promise.all([app?.close(), closed]);
  clearTimeout(hangUp);
}

export interface RunningServer {
  readonly port: number;
  readonly releases: Releases;
  readonly operator: FirstOperator;
  /** None without the sandbox. */
  readonly demoAccounts: readonly DemoAccount[];
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The project's folder in development, else `dist`: what holds `templates` and the sandbox's files. */
  readonly root: string;
  /** Whether player and tool come from their sources, with hot reload, instead of `dist`. */
  readonly isDevelopment: boolean;
  /** Called once when another server has taken the store over, so that only a new start helps; the reason is for people. */
  readonly onLost?: (reason: StoreError) => void;
}

type Close = () => unknown;

function openStore({ config, log, onLost }: StartOptions, noteFault: () => void): Promise<Database> {
  return openDatabase(config, {
    onFault(error) {
      noteFault();
      log.warn({ err: error }, 'the store has a fault');
    },
    onLost,
    onWait: (seconds) => log.info({ seconds }, 'the database does not answer yet: waiting'),
    onNewer: (steps) => log.info({ steps }, 'a newer build has changed the store; this one runs on it as well'),
  });
}

/** Storybook's pages, where they are wanted and have been built. */
async function openStorybook({ config, log, root, isDevelopment }: StartOptions): Promise<RequestHandler | undefined> {
  // Below `dist` wherever that is: in development the root is the project's folder.
  const folder = join(root, isDevelopment ? 'dist/storybook' : 'storybook');
  const storybook = (config.storybook ?? isDevelopment) ? await storybookPages(folder) : undefined;
  if (config.storybook && !storybook) log.warn({ folder }, 'STORYBOOK is on, but none has been built');
  return storybook;
}

/** Opens the parts one after the other. Each adds its own close function to `closers`. */
async function open(options: StartOptions, closers: Close[]): Promise<Omit<RunningServer, 'stop'>> {
  const { config, log, root, isDevelopment } = options;
  const clock = createClock(config.fixedClock);
  const tracing = config.traceFormat && (await startTracing(config.traceFormat, config, log));
  closers.push(() => tracing?.close());
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const db = await openStore(options, () => metrics?.noteStoreFault());
  closers.push(() => db.close());
  const secrets = await openSecrets(config, db);
  const templates = withBrands(readShippedTemplates(join(root, 'templates'), log), config);
  const operator = await ensureFirstOperator({ db, clock, dataDir: config.dataDir, password: config.operatorPassword });
  const purge = config.cdnPurge && createCdnPurge({ cdn: config.cdnPurge, log });
  const onPublished = (merchantCode: string) => void purge?.(merchantCode);
  const releases = await createReleases({ db, clock, templates, log, onPublished });
  closers.push(() => releases.close());
  closers.push(await startPlanClock({ db, clock, log, releases }));
  closers.push(startAuditMaintenance({ db, clock, log, keepDays: config.auditKeepDays }));
  const media = await openMediaStorage(db, config.s3Url);
  const program = join(root, isDevelopment ? 'server/media/pictureProgram.ts' : 'server/pictureProgram.js');
  const pictures = createPictureMaker({ log, program: () => program });
  closers.push(() => pictures.close());
  closers.push(startMediaCleanup({ db, clock, log, storage: media, keepDays: config.mediaKeepDays }));
  const { toolUrl, webhookPrivate: isPrivateAllowed, webhookKeepDays: keepDays } = config;
  const webhooks = createWebhookDelivery({ db, clock, log, secrets, toolUrl, isPrivateAllowed, keepDays });
  closers.push(await startWebhookClock({ db, clock, log, webhooks }));
  const opened = await openPlatform({ config, db, clock, log, releases, root, timePlatform: metrics?.timePlatform });
  closers.push(() => opened.close());

  const days = config.buildKeepDays;
  const oldBuildFiles = isDevelopment || days === 0 ? undefined : createOldBuildFiles({ db, clock, log, days });
  closers.push(() => oldBuildFiles?.close());

  const server = createHttpServer();
  let app: App | undefined;
  closers.push(() => stopServing(server, app));
  // Closed before the server: it waits for hot reload's sockets.
  const { player, tool, files, close } = isDevelopment
    ? await vitePlayer(root, server)
    : await openBuild(root, config, oldBuildFiles);
  closers.push(close);
  const storybook = await openStorybook(options);
  const brandFiles = createBrandFiles(join(root, 'templates/brands'));
  app = await createApp({
    config,
    db,
    clock,
    log,
    releases,
    player,
    tool,
    storybook,
    presets: templates.presets,
    secrets,
    neverRepeated: [...secretsIn(config), ...(operator.password === undefined ? [] : [operator.password])],
    platform: opened.platform,
    messenger: opened.messenger,
    platformRouters: opened.routers,
    answerFromCache: opened.answerFromCache,
    oldBuildFiles,
    metrics,
    tracing,
    files: [files, brandFiles.handle],
    platformFiles: opened.files,
    media,
    pictures,
    readBrandFile: brandFiles.read,
  });
  server.on('request', app.handle);
  if (metrics && config.metricsPort !== undefined) {
    const observed = metricsServer(metrics, log);
    await listen(observed, { ...config, port: config.metricsPort });
    closers.push(() => void observed.close());
  }
  const port = await listen(server, config);
  void app.warm();
  return { port, releases, operator, demoAccounts: opened.demoAccounts };
}

/**
 * Opens the database, seeds missing data, and serves. If a part cannot be opened, the parts opened before are closed again
 * and its error is thrown.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const closers: Close[] = [];
  const stop = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    return { ...(await open(options, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
