import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import type { Config } from './config.ts';
import type { BrandFile } from './http/files/createBrandFiles.ts';
import type { OldBuildFiles } from './http/files/createOldBuildFiles.ts';
import type { Messenger } from './messages/Messenger.ts';
import type { Metrics } from './observe/createMetrics.ts';
import type { Tracing } from './observe/Tracing.ts';
import type { Clock } from './store/clock/clock.ts';
import type { MerchantPlatform } from './platform/MerchantPlatform.ts';
import type { Releases } from './releases/publish/createReleases.ts';
import type { SecretBox } from './store/secrets/secretBox.ts';
import type { ToolBuild } from './site/toolPage.ts';
import type { PlayerBuild } from './site/PlayerServer.ts';
import type { PictureMaker } from './media/createPictureMaker.ts';
import type { MediaStorage } from './media/MediaStorage.ts';
import type { Database } from './store/database/Database.ts';

/** What the server is put together from. */
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
  readonly oldBuildFiles?: OldBuildFiles | undefined;
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
