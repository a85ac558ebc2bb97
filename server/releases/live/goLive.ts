import type { ReleaseOutcome } from '#schemas/edges/api/releases.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { type AuditEntry, addAuditEntry } from '../../store/repositories/audit.ts';
import type { Queries } from '../../store/database/Database.ts';
import { addWebhookEvent } from '../../store/repositories/webhookDeliveries.ts';
import { holdMerchant } from '../../store/repositories/merchants.ts';
import { type NewRelease, type StoredRelease, addRelease, findLive } from '../../store/repositories/releases.ts';
import { RELEASE_CHANNEL } from './createLiveReleases.ts';

/** A placeholder for the release of a merchant that is not live yet. Its hash equals that of no document. */
const NOTHING = {
  releaseId: 0,
  revision: 0,
  kind: 'seed',
  note: '',
  by: null,
  createdAt: new Date(0),
  snapshotHash: '',
  waived: [],
  document: null,
} as const satisfies Omit<StoredRelease, 'merchantCode'>;

/** The live release, locked against other publishers until the transaction ends. Throws HttpProblem 404. */
export async function holdLive(queries: Queries, merchantCode: string): Promise<StoredRelease> {
  const live = await findLive(queries, merchantCode, true);
  if (live !== undefined) return live;
  if (!(await holdMerchant(queries, merchantCode))) throw new HttpProblem('merchant.unknown');
  return { ...NOTHING, merchantCode };
}

/** Writes the entry, moves the pointer and notifies every node, all when the transaction commits. */
export async function goLive(queries: Queries, release: NewRelease, by: AuditEntry['by']): Promise<ReleaseOutcome> {
  const added = await addRelease(queries, release);
  const { merchantCode, at, kind, note, waived, snapshotHash: hash, operatorId } = release;
  if (kind !== 'seed') {
    const action = kind === 'publish' ? 'release.published' : 'release.rolledBack';
    await addAuditEntry(queries, { by, merchantCode, action, detail: { ...added, note, waived }, at });
    const type = kind === 'publish' ? 'release.published' : 'release.rolled_back';
    await addWebhookEvent(queries, { type, merchantCode, operatorId, data: { ...added, hash, note }, at });
  }
  await queries.query('select pg_notify($1, $2)', [RELEASE_CHANNEL, merchantCode]);
  return { changed: true, ...added };
}
