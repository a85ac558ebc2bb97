import { type AuditEntry, addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Queries } from '../store/database/Database.ts';

/** Webhooks belong to no merchant, so neither do their entries in the audit log. */
export const webhookNotes = (clock: Clock) => (queries: Queries, entry: Pick<AuditEntry, 'by' | 'action' | 'detail'>) =>
  addAuditEntry(queries, { ...entry, merchantCode: null, at: clock() });
