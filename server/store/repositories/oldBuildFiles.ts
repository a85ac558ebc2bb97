import type { Queries } from '../database/Database.ts';

/** A file whose address says what it holds, so that it never changes. */
export interface KeptFile {
  readonly address: string;
  readonly contentType: string;
  readonly isBrotli: boolean;
  readonly content: Uint8Array;
}

/** Marks files as in use and returns the addresses of the stored ones. */
export async function touchOldBuildFiles(queries: Queries, addresses: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await queries.query<{ address: string }>(
    'update kept_files set used_at = $2 where address = any($1) returning address',
    [addresses, now],
  );
  return new Set(rows.map(({ address }) => address));
}

/** Keeps a file. Another node may have done so already. */
export async function addKeptFile(queries: Queries, file: KeptFile, now: Date): Promise<void> {
  await queries.query(
    `insert into kept_files (address, content_type, is_brotli, content, used_at) values ($1, $2, $3, $4, $5)
       on conflict (address) do update set used_at = excluded.used_at`,
    [file.address, file.contentType, file.isBrotli, file.content, now],
  );
}

export async function findKeptFile(queries: Queries, address: string): Promise<KeptFile | undefined> {
  const [found] = await queries.query<{ address: string; contentType: string; isBrotli: boolean; content: Uint8Array }>(
    'select address, content_type as "contentType", is_brotli as "isBrotli", content from kept_files where address = $1',
    [address],
  );
  return found;
}

/** Removes files that no node has used since. */
export async function forgetOldBuildFiles(queries: Queries, before: Date): Promise<void> {
  await queries.query('delete from kept_files where used_at < $1', [before]);
}
