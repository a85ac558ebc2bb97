import { CHAIN_START, type ChainedEntry, entriesAfter, linkHash } from '../repositories/auditChain.ts';
import type { Queries } from '../database/Database.ts';
import type { Migration } from './Migration.ts';

/** Chains the entries that are there already. */
async function chainEntries(queries: Queries): Promise<void> {
  let previous = CHAIN_START;
  for (let page = await entriesAfter(queries, 0); page.length > 0; page = await entriesAfter(queries, page.at(-1)?.id ?? 0)) {
    const links = page.map((entry: ChainedEntry) => {
      const hash = linkHash(previous, entry);
      const link = { id: entry.id, previous, hash };
      previous = hash;
      return link;
    });
    await queries.query(
      `update audit_log a set previous_hash = link.previous, hash = link.hash
       from jsonb_to_recordset($1::jsonb) as link (id bigint, previous text, hash text) where a.id = link.id`,
      [JSON.stringify(links)],
    );
  }
  await queries.query('insert into audit_chain (hash, previous_hash, anchor_hash) values ($1, $1, $2)', [previous, CHAIN_START]);
}

/** Each entry of the audit log holds the hash of the one before it. `audit_chain` has one row: the newest hash, and what the oldest entry follows. */
export const chainAuditLog: Migration = {
  name: '0028-audit-chain',
  statements: [
    `create table audit_chain (
      is_only boolean primary key default true check (is_only),
      hash text not null,
      previous_hash text not null,
      anchor_hash text not null
    )`,
    `alter table audit_log add column previous_hash text not null default '', add column hash text not null default ''`,
    chainEntries,
    `alter table audit_log alter column previous_hash drop default, alter column hash drop default`,
  ],
};
