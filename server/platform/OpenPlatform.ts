import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import type { MailConfig } from '../messages/createSmtpMessenger.ts';
import type { Messenger } from '../messages/Messenger.ts';
import type { Database } from '../store/database/Database.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { FindLiveSite } from './LiveSite.ts';
import type { MerchantPlatform } from './MerchantPlatform.ts';
import type { Retention } from './retention.ts';
import type { TimePlatform } from './TimePlatform.ts';
import type { MerchantSecrets } from './readMerchantSecrets.ts';

/** What a platform must know of the live releases. */
export interface PlatformReleases {
  /** The live site of a merchant. */
  readonly known: FindLiveSite;
  /** Each merchant, with what it has changed of its preset. */
  merchants(): readonly { readonly merchantCode: string; readonly document: Release }[];
  onAdded(listener: (merchantCode: string) => Promise<void>): void;
}

/** Which platform answers players, and what it must know. */
export interface PlatformConfig {
  /** A real merchant platform, origin and base path without a closing slash. Players' calls are relayed to it. */
  readonly platformUrl: string | undefined;
  /** Header in which that platform reads sessions, where players must send them in another one. */
  readonly platformTokenHeader: string | undefined;
  /** How many slots the sandbox has at least, for measuring long lists. */
  readonly sandboxSlots: number;
  /** How long the sandbox keeps what nothing else ends. */
  readonly sandboxRetention: Retention;
  /** Secrets of each merchant at the providers of logins and captchas. */
  readonly merchantSecrets: MerchantSecrets;
  /** The mail server of the sandbox; without it mails go to the development inbox. */
  readonly mail: MailConfig | undefined;
  /** Where players are, `{merchant}` standing for the merchant's code: links in messages lead there. */
  readonly playerUrl: string | undefined;
}

export interface OpenPlatformOptions {
  readonly config: PlatformConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly releases: PlatformReleases;
  /** Times calls of a real platform. */
  readonly timePlatform?: TimePlatform | undefined;
  /** The folder that `sandbox/art` and the folders `page` of the sandbox lie in. */
  readonly root: string;
}

/** A demo account of the sandbox; its password is public. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
  /** Dialling code and number, for codes. */
  readonly mobile: readonly [dialingCode: string, number: string];
  /** Invitation code that others may register with. */
  readonly affiliateCode?: string;
}

/** A merchant platform that answers, and what the server serves for it. */
export interface OpenPlatform {
  readonly platform: MerchantPlatform;
  /** Carries mails to operators: the mail server, else the development inbox, if there is one. */
  readonly messenger: Messenger | undefined;
  readonly routers: readonly RequestHandler[];
  /** Pictures of the platform. Must be mounted after all files of ours. */
  readonly files: readonly RequestHandler[];
  /** Answers a request from the cache, before Express runs. False if the answer is not cached. */
  readonly answerFromCache: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** None without the sandbox. */
  readonly demoAccounts: readonly DemoAccount[];
  close(): void | Promise<void>;
}
