import { join } from 'node:path';
import { createSmtpMessenger } from '#server/messages/createSmtpMessenger.ts';
import { createClock } from '#server/store/clock/clock.ts';
import type { OpenPlatform, OpenPlatformOptions } from '#server/platform/OpenPlatform.ts';
import { migrateDatabase } from '#server/store/migrations/migrateDatabase.ts';
import { demoAccounts } from './accounts/demoAccounts.ts';
import { artRoutes } from './artRoutes.ts';
import { createSandbox } from './createSandbox.ts';
import { logMissingKeys } from './credentials/captchaKeys.ts';
import { createInboxMessenger } from './inbox/createInboxMessenger.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import { createUnitKeeper } from './money/storedUnit.ts';
import { sandboxMigrations } from './migrations/migrations.ts';
import { CHAT_PATH } from './chat/chatHandlers.ts';
import { pageFiles } from './pageFiles.ts';
import { PLAY_PATH } from './play/launchHandlers.ts';
import { seedHistory } from './records/seedHistory.ts';
import { withManySlots } from './seed/manyGames.ts';
import { seedSandbox } from './seedSandbox.ts';

/** The embedded merchant platform with all that belongs to it: its tables and seeds, the development inbox, pictures and games. */
export async function openSandbox({ config, db, clock, log, releases, root }: OpenPlatformOptions): Promise<OpenPlatform> {
  const merchantCodes = releases.merchants().map(({ merchantCode }) => merchantCode);
  await migrateDatabase(db, 'sandbox', sandboxMigrations);
  await seedSandbox(db, merchantCodes, withManySlots(config.sandboxSlots));
  const storeInOwnUnit = createUnitKeeper(db);
  const storeMoney = async (code: string) => {
    const site = releases.known(code);
    if (site) await storeInOwnUnit(code, site);
  };
  for (const code of merchantCodes) await storeMoney(code);
  // Players query records by their own calendar, so records use the machine's clock, not the content's.
  await seedHistory(db, merchantCodes, new Date());
  releases.onAdded(async (merchantCode) => {
    await seedSandbox(db, [merchantCode]);
    await storeMoney(merchantCode);
    await seedHistory(db, [merchantCode], new Date());
  });
  const { sandboxRetention: retention, merchantSecrets, mail, playerUrl } = config;
  const sandbox = createSandbox({ db, clock, log, liveSite: releases.known, retention, merchantSecrets, mail, playerUrl });
  logMissingKeys({ releases, secrets: merchantSecrets, log });
  return {
    platform: sandbox.platform,
    messenger: mail ? createSmtpMessenger(mail) : createInboxMessenger(db, createClock()),
    routers: [
      sandbox.router,
      sandbox.play,
      sandbox.chat,
      sandbox.pay,
      pageFiles(PLAY_PATH, join(root, 'sandbox/play/page')),
      pageFiles(CHAT_PATH, join(root, 'sandbox/chat/page')),
      inboxRoutes({ db }),
      artRoutes(join(root, 'sandbox/art')),
    ],
    files: [],
    answerFromCache: sandbox.answerFromCache,
    demoAccounts,
    close: sandbox.close,
  };
}
