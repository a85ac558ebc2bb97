import type { Logger } from 'pino';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import { startDaily } from '../store/clock/startDaily.ts';
import type { Database } from '../store/database/Database.ts';
import { type StoredPicture, forgetUnused, markUnused } from '../store/repositories/media.ts';
import type { MediaStorage } from './MediaStorage.ts';
import { removeFiles } from './removeFiles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly storage: MediaStorage;
  /** For how many days a picture is kept that nothing names. */
  readonly keepDays: number;
}

/** Removes pictures that nothing has named for some time: no draft, and no release that is stored. */
export async function removeUnused({ db, clock, log, storage, keepDays }: Deps): Promise<void> {
  const at = clock();
  const removed = await db.transaction(async (queries): Promise<readonly StoredPicture[]> => {
    await markUnused(queries, at);
    const pictures = await forgetUnused(queries, new Date(at.getTime() - keepDays * DAY_MS));
    for (const { merchantCode, id, name } of pictures)
      await addAuditEntry(queries, { by: null, merchantCode, action: 'picture.removed', detail: { id, name }, at });
    return pictures;
  });
  for (const picture of removed) await removeFiles({ storage, log }, picture);
}

/** Looks for pictures that nothing names at start, and every day. Returns a function that stops it. */
export function startMediaCleanup(deps: Deps): () => Promise<void> {
  const care = () =>
    removeUnused(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'unused pictures could not be removed'));
  return startDaily(care);
}
