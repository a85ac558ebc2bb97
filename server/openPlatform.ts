import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Messenger } from './messages/Messenger.ts';
import { createSmtpMessenger } from './messages/createSmtpMessenger.ts';
import { type Clock, createClock } from './platform/clock.ts';
import { createInboxMessenger } from './platform/sandbox/inbox/createInboxMessenger.ts';
import type { MerchantPlatform } from './platform/MerchantPlatform.ts';
import { createRelay } from './platform/relay/createRelay.ts';
import { artRoutes } from './platform/sandbox/artRoutes.ts';
import { createSandbox } from './platform/sandbox/createSandbox.ts';
import { playFiles } from './platform/sandbox/play/playFiles.ts';
import { inboxRoutes } from './platform/sandbox/inbox/inboxRoutes.ts';
import { withManySlots } from './platform/sandbox/seed/manyGames.ts';
import { seedHistory } from './platform/sandbox/records/seedHistory.ts';
import { seedSandbox } from './platform/sandbox/seedSandbox.ts';
import type { LiveReleases } from './preview/createLiveReleases.ts';
import type { Database } from './store/Database.ts';

interface Needs {
  readonly config: Pick<Config, 'platformUrl' | 'sandboxSlots' | 'socialSecrets' | 'mail' | 'playerUrl'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly releases: LiveReleases;
  /** The project's folder: the sandbox's pictures are data in it. */
  readonly root: string;
}

export interface OpenPlatform {
  readonly platform: MerchantPlatform;
  /** Carries mails to operators: the mail server, else the development inbox, if there is one. */
  readonly messenger: Messenger | undefined;
  readonly routers: readonly RequestHandler[];
  /** Pictures that lie on the platform's side, asked for after all files of ours. */
  readonly files: readonly RequestHandler[];
  /** Answers from memory what it can, to be asked before Express. False when it could not. */
  readonly answerKept: (req: IncomingMessage, res: ServerResponse) => boolean;
  close(): void | Promise<void>;
}

/** The merchant platform of a configuration: a real one behind us, or the sandbox with all that belongs to it. */
export async function openPlatform({ config, db, clock, log, releases, root }: Needs): Promise<OpenPlatform> {
  if (config.platformUrl !== undefined) {
    const { platform, router, pictures } = createRelay({ platformUrl: config.platformUrl, liveSite: releases.known, log });
    const messenger = config.mail && createSmtpMessenger(config.mail);
    return { platform, messenger, routers: [router], files: [pictures], answerKept: () => false, close: () => undefined };
  }
  const merchantCodes = releases.merchants().map(({ merchantCode }) => merchantCode);
  await seedSandbox(db, merchantCodes, withManySlots(config.sandboxSlots));
  // What happened is asked for by the player's own calendar, so it follows the machine's clock and not the content's.
  await seedHistory(db, merchantCodes, new Date());
  releases.onAdded(async (merchantCode) => {
    await seedSandbox(db, [merchantCode]);
    await seedHistory(db, [merchantCode], new Date());
  });
  const { socialSecrets, mail, playerUrl } = config;
  const sandbox = createSandbox({ db, clock, log, liveSite: releases.known, socialSecrets, mail, playerUrl });
  return {
    platform: sandbox.platform,
    messenger: mail ? createSmtpMessenger(mail) : createInboxMessenger(db, createClock()),
    routers: [
      sandbox.router,
      sandbox.play,
      sandbox.chat,
      playFiles(join(root, 'server/platform/sandbox/play/page')),
      inboxRoutes({ db }),
      artRoutes(join(root, 'server/platform/sandbox/art')),
    ],
    files: [],
    answerKept: sandbox.answerKept,
    close: sandbox.close,
  };
}
