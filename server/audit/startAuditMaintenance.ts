import type { Logger } from 'pino';
import { addAuditEntry } from '../store/repositories/audit.ts';
import { type ChainCheck, checkAuditChain, pruneAuditEntries } from '../store/repositories/auditChain.ts';
import type { Clock } from '../store/clock/clock.ts';
import { startDaily } from '../store/clock/startDaily.ts';
import type { Database } from '../store/database/Database.ts';
import { addWebhookEvent } from '../store/repositories/webhookDeliveries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** For how many days entries are kept; for ever without it. */
  readonly keepDays: number | undefined;
}

/** Removes entries that are too old. The entry about it is a part of the chain, so an unconfigured removal is visible. */
async function prune(db: Database, at: Date, keepDays: number): Promise<void> {
  await db.transaction(async (queries) => {
    const pruned = await pruneAuditEntries(queries, new Date(at.getTime() - keepDays * DAY_MS));
    if (pruned) await addAuditEntry(queries, { by: null, merchantCode: null, action: 'audit.pruned', detail: pruned, at });
  });
}

/** Reports a broken chain once a day, even if several nodes notice it. */
async function report(db: Database, at: Date, fault: NonNullable<ChainCheck['fault']>): Promise<void> {
  const entry = fault.kind === 'broken' ? fault.id : null;
  const data = { kind: 'audit.broken', detail: { entry } } as const;
  const key = `audit.broken ${entry} ${at.toISOString().slice(0, 10)}`;
  await db.transaction((queries) =>
    addWebhookEvent(queries, { type: 'problem', merchantCode: null, operatorId: null, data, at, key }),
  );
}

/** Checks the chain of the audit log and removes old entries: at start, and every day. Returns a function that stops it. */
export function startAuditMaintenance({ db, clock, log, keepDays }: Deps): () => Promise<void> {
  async function care(): Promise<void> {
    try {
      const { entries, hash, fault } = await checkAuditChain(db);
      if (fault) {
        log.error({ entries, fault }, 'the audit log was tampered with: its chain of hashes is broken');
        await report(db, clock(), fault);
      } else log.info({ entries, hash }, 'the chain of the audit log is unbroken');
      // A broken chain stays as it is: removing its beginning could remove the evidence.
      if (!fault && keepDays !== undefined) await prune(db, clock(), keepDays);
    } catch (error) {
      log.warn({ err: error }, 'the audit log could not be checked');
    }
  }

  return startDaily(care);
}
