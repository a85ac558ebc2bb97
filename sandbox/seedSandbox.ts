import { createHash } from 'node:crypto';
import type { Database, Queries } from '#server/store/database/Database.ts';
import { seedDemoAccounts } from './access/seedDemoAccounts.ts';
import { seedAnnouncements } from './announcements/seedAnnouncements.ts';
import { seedContracts } from './contracts/seedContracts.ts';
import { seedGames } from './games/seedGames.ts';
import { games as catalogue, vendors } from './seed/catalogue.ts';
import type { CatalogueGame } from './seed/CatalogueGame.ts';
import { roster } from './team/roster.ts';
import { seedTeam } from './team/seedTeam.ts';
import { demoInboxMessages, seedInboxMessages } from './inboxMessages/seedInboxMessages.ts';
import { seedSystem } from './system/seedSystem.ts';

/** Raise it when the seeding code changes but not the data below. */
const SEED_VERSION = 9;

/** The moment that seeded accounts were made. */
const SEEDED_AT = new Date(Date.UTC(2026, 0, 1));

const fingerprintOf = (games: readonly CatalogueGame[]): string =>
  createHash('sha256')
    .update(JSON.stringify([SEED_VERSION, games, vendors, roster, demoInboxMessages]))
    .digest('hex');

async function missingOf(queries: Queries, merchantCodes: readonly string[], fingerprint: string): Promise<string[]> {
  const done = await queries.query<{ name: string }>('select name from seeds where fingerprint = $1', [fingerprint]);
  return merchantCodes.filter((code) => !done.some(({ name }) => name === code));
}

async function seedAll(
  queries: Queries,
  merchantCodes: readonly string[],
  games: readonly CatalogueGame[],
  fingerprint: string,
): Promise<void> {
  await seedSystem(queries, merchantCodes);
  await seedGames(queries, merchantCodes, games);
  await seedAnnouncements(queries, merchantCodes);
  await seedDemoAccounts(queries, merchantCodes, SEEDED_AT);
  await seedTeam(queries, merchantCodes, SEEDED_AT);
  await seedContracts(queries, merchantCodes);
  await seedInboxMessages(queries, merchantCodes, SEEDED_AT);
  await queries.query(
    `insert into seeds (name, fingerprint) select unnest($1::text[]), $2
     on conflict (name) do update set fingerprint = excluded.fingerprint`,
    [merchantCodes, fingerprint],
  );
}

/**
 * Fills the sandbox for these merchants: catalogue, games of each merchant, winners, announcements, services and demo accounts. The same
 * on every machine. Does nothing for a merchant that this build has seeded already, and never changes data that users created.
 */
export async function seedSandbox(
  db: Database,
  merchantCodes: readonly string[],
  games: readonly CatalogueGame[] = catalogue,
): Promise<void> {
  const fingerprint = fingerprintOf(games);
  const hasWritten = await db.transaction(async (queries) => {
    // Several nodes may start at once: one seeds, the others wait for it here.
    await queries.query('lock table seeds in exclusive mode');
    const missing = await missingOf(queries, merchantCodes, fingerprint);
    if (missing.length > 0) await seedAll(queries, missing, games, fingerprint);
    return missing.length > 0;
  });
  // The embedded database gathers no statistics by itself, and without them it joins the slowest way.
  if (hasWritten) await db.query('analyze vendors, games, merchant_games, winners, announcements');
}
