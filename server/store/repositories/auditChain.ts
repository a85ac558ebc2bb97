import { createHash } from 'node:crypto';
import type { AuditAction } from '#schemas/edges/api/auditActions.ts';
import { canonicalJson } from '#schemas/base/json/canonicalJson.ts';
import type { Queries } from '../database/Database.ts';

/** What the very first entry follows. */
export const CHAIN_START = '0'.repeat(64);

const PAGE = 1000;

/** What the hash of an entry covers. */
export type AuditContent = {
  readonly operatorId: number | null;
  readonly tokenId: number | null;
  readonly merchantCode: string | null;
  readonly action: AuditAction;
  readonly detail: unknown;
  readonly at: Date;
};

/** The canonical JSON of an entry. */
export const auditContent = ({ operatorId, tokenId, merchantCode, action, detail, at }: AuditContent): string =>
  canonicalJson({ operatorId, tokenId, merchantCode, action, detail, at: at.toISOString() });

/** The hash of an entry: SHA-256, in hex, of the hash before it, a line break, and its own content. `addAuditEntry` lets the database compute the same. */
export const linkHash = (previousHash: string, content: AuditContent): string =>
  createHash('sha256')
    .update(`${previousHash}\n${auditContent(content)}`)
    .digest('hex');

export type ChainedEntry = AuditContent & {
  readonly id: number;
  readonly previousHash: string;
  readonly hash: string;
};

/** A page of the chain, oldest first. */
export const entriesAfter = (queries: Queries, id: number) =>
  queries.query<ChainedEntry>(
    `select id, operator_id as "operatorId", token_id as "tokenId", merchant_code as "merchantCode", action, detail, created_at as "at",
       previous_hash as "previousHash", hash from audit_log where id > $1 order by id limit ${PAGE}`,
    [id],
  );

type Chain = { readonly hash: string; readonly anchorHash: string };

async function findChain(queries: Queries): Promise<Chain> {
  const [chain] = await queries.query<Chain>('select hash, anchor_hash as "anchorHash" from audit_chain');
  if (chain === undefined) throw new Error('the row of audit_chain is missing');
  return chain;
}

/** The fault of a chain: an entry that does not match the one before it, or missing newest entries. */
type ChainFault = { readonly kind: 'broken'; readonly id: number; readonly at: Date } | { readonly kind: 'cut' };

export interface ChainCheck {
  readonly entries: number;
  /** The newest hash. A copy of it elsewhere can prove later that no earlier entry was changed. */
  readonly hash: string;
  readonly fault: ChainFault | undefined;
}

async function walk(queries: Queries, { hash, anchorHash }: Chain): Promise<ChainCheck> {
  let previous = anchorHash;
  let entries = 0;
  let hasSeenNewest = previous === hash;
  for (let page = await entriesAfter(queries, 0); page.length > 0; page = await entriesAfter(queries, page.at(-1)?.id ?? 0)) {
    for (const entry of page) {
      const { id, at } = entry;
      if (entry.previousHash !== previous || entry.hash !== linkHash(previous, entry))
        return { entries, hash, fault: { kind: 'broken', id, at } };
      entries += 1;
      previous = entry.hash;
      hasSeenNewest ||= previous === hash;
    }
  }
  return { entries, hash, fault: hasSeenNewest ? undefined : { kind: 'cut' } };
}

/** Follows the chain from the oldest entry to the newest. Entries that are added meanwhile are followed too. */
export async function checkAuditChain(queries: Queries): Promise<ChainCheck> {
  const chain = await findChain(queries);
  const check = await walk(queries, chain);
  // Old entries may have been removed in between, as they should be.
  const wasPruned = check.fault && (await findChain(queries)).anchorHash !== chain.anchorHash;
  return wasPruned ? checkAuditChain(queries) : check;
}

/**
 * Removes the entries before a moment, up to the first that is not older, and anchors the chain at that one. The newest entry always stays.
 *
 * @returns How many were removed, and what the oldest entry now follows.
 */
export async function pruneAuditEntries(
  queries: Queries,
  before: Date,
): Promise<{ readonly removed: number; readonly anchorHash: string } | undefined> {
  await queries.query('select 1 from audit_chain for update');
  const [first] = await queries.query<{ id: number; previousHash: string }>(
    `select id, previous_hash as "previousHash" from audit_log
     where id = (select coalesce(min(id) filter (where created_at >= $1), max(id)) from audit_log)`,
    [before],
  );
  if (first === undefined) return undefined;
  const removed = await queries.query('delete from audit_log where id < $1 returning id', [first.id]);
  if (removed.length === 0) return undefined;
  await queries.query('update audit_chain set anchor_hash = $1', [first.previousHash]);
  return { removed: removed.length, anchorHash: first.previousHash };
}
