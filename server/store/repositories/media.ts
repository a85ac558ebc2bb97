import type { MediaCrop, MediaUse, MediaWords, PictureChange, PictureView } from '#schemas/edges/api/media.schema.ts';
import type { MediaSizeName } from '#schemas/base/media/mediaSizes.ts';
import type { Queries } from '../database/Database.ts';

/** A file of a picture. `source` is the original for crops, which is never served. */
export type MediaFile = {
  readonly size: MediaSizeName | 'source';
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Below the folder of the picture. */
  readonly name: string;
};

export type StoredPicture = {
  readonly merchantCode: string;
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly kind: PictureView['kind'];
  readonly width: number;
  readonly height: number;
  /** Of all files together. */
  readonly bytes: number;
  /** Smallest first within a size. */
  readonly files: readonly MediaFile[];
  readonly crop: MediaCrop | null;
  /** What of the uploaded file was left out. */
  readonly changes: readonly PictureChange[];
  /** Lightness of its visible pixels; null where it has no transparent ones, or was uploaded before this was measured. */
  readonly tones: readonly number[] | null;
  readonly by: string | null;
  readonly createdAt: Date;
};

const PICTURES = `select m.merchant_code as "merchantCode", m.id, m.name, m.alt, m.kind, m.width, m.height, m.bytes, m.files, m.crop,
  m.changes, m.tones, o.name as "by", m.created_at as "createdAt" from media m left join operators o on o.id = m.operator_id`;

/** A merchant's pictures, newest first. */
export const listPictures = (queries: Queries, merchantCode: string) =>
  queries.query<StoredPicture>(`${PICTURES} where m.merchant_code = $1 order by m.created_at desc, m.id`, [merchantCode]);

export async function findPicture(queries: Queries, merchantCode: string, id: string): Promise<StoredPicture | undefined> {
  const [found] = await queries.query<StoredPicture>(`${PICTURES} where m.merchant_code = $1 and m.id = $2`, [merchantCode, id]);
  return found;
}

/** What a merchant's pictures take, in bytes. */
export async function mediaBytes(queries: Queries, merchantCode: string): Promise<number> {
  const [sum] = await queries.query<{ bytes: number }>(
    'select coalesce(sum(bytes), 0)::bigint as bytes from media where merchant_code = $1',
    [merchantCode],
  );
  return sum?.bytes ?? 0;
}

/** Adds a picture. One with the same id is the same picture, and stays as it is. */
export const addPicture = (queries: Queries, picture: Omit<StoredPicture, 'by'>, operatorId: number) =>
  queries.query(
    `insert into media (merchant_code, id, name, alt, kind, width, height, bytes, files, crop, changes, tones, operator_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11::jsonb, $12::jsonb, $13, $14) on conflict do nothing`,
    [
      picture.merchantCode,
      picture.id,
      picture.name,
      picture.alt,
      picture.kind,
      picture.width,
      picture.height,
      picture.bytes,
      JSON.stringify(picture.files),
      picture.crop === null ? null : JSON.stringify(picture.crop),
      JSON.stringify(picture.changes),
      picture.tones === null ? null : JSON.stringify(picture.tones),
      operatorId,
      picture.createdAt,
    ],
  );

export const nameMedia = (queries: Queries, merchantCode: string, id: string, { name, alt }: MediaWords) =>
  queries.query('update media set name = $3, alt = $4 where merchant_code = $1 and id = $2', [merchantCode, id, name, alt]);

/** Told to every node: a picture that was removed, as `lotus/<id>`. */
export const MEDIA_CHANNEL = 'media_removed';

const tellNodes = (queries: Queries, merchantCode: string, id: string) =>
  queries.query('select pg_notify($1, $2)', [MEDIA_CHANNEL, `${merchantCode}/${id}`]);

/** Removes a picture and notifies the nodes. Its files stay. */
export async function removePicture(queries: Queries, merchantCode: string, id: string): Promise<void> {
  await queries.query('delete from media where merchant_code = $1 and id = $2', [merchantCode, id]);
  await tellNodes(queries, merchantCode, id);
}

/** Every document of a merchant, or of all, that can become what players see, with what it is. */
const documents = (where: 'merchant_code = $1' | 'true') => `
  select 'live' as use, s.document from live l join releases r on r.id = l.release_id join snapshots s on s.hash = r.snapshot_hash
    where l.${where}
  union all select 'draft', d.document from drafts d where d.${where} and d.document is not null
  union all select 'planned', s.document from plans p join snapshots s on s.hash = p.snapshot_hash where p.${where}
  union all select 'earlier', s.document from releases r join snapshots s on s.hash = r.snapshot_hash where r.${where}`;

/** What of a merchant names its pictures, by the id of the picture. */
export async function usesOfPictures(queries: Queries, merchantCode: string): Promise<Map<string, Set<MediaUse>>> {
  const rows = await queries.query<{ id: string; use: MediaUse }>(
    `select distinct u.use, m.found[1] as id from (${documents('merchant_code = $1')}) u,
       regexp_matches(u.document::text, '/media/' || $1 || '/([A-Za-z0-9_-]{22})/', 'g') as m (found)`,
    [merchantCode],
  );
  const uses = new Map<string, Set<MediaUse>>();
  for (const { id, use } of rows) uses.set(id, (uses.get(id) ?? new Set()).add(use));
  return uses;
}

/** Whether a document of any merchant names a picture: releases are carried over from one to another. */
export async function isNamed(queries: Queries, merchantCode: string, id: string): Promise<boolean> {
  const [found] = await queries.query<{ named: boolean }>(
    `select exists (select 1 from snapshots where document::text like $1)
       or exists (select 1 from drafts where document::text like $1) as named`,
    [`%/media/${merchantCode}/${id}/%`],
  );
  return found?.named === true;
}

/** Notes since when nothing names a picture, and that something does again. */
export const markUnused = (queries: Queries, at: Date) =>
  queries.query(
    `with named as (
       select distinct m.found[1] as merchant_code, m.found[2] as id
       from (select document from snapshots union all select document from drafts where document is not null) d,
         regexp_matches(d.document::text, '/media/([a-z][a-z0-9-]{1,30})/([A-Za-z0-9_-]{22})/', 'g') as m (found)
     ), state as (
       select p.merchant_code, p.id, n.id is null as is_unused
       from media p left join named n on n.merchant_code = p.merchant_code and n.id = p.id
     ) update media p set unused_since = case when s.is_unused then $1::timestamptz end
     from state s where s.merchant_code = p.merchant_code and s.id = p.id and s.is_unused <> (p.unused_since is not null)`,
    [at],
  );

/** Removes pictures that have been unused since before a moment, and notifies the nodes. Their files stay. */
export async function forgetUnused(queries: Queries, before: Date): Promise<StoredPicture[]> {
  const removed = await queries.query<StoredPicture>(
    `delete from media where unused_since < $1
     returning merchant_code as "merchantCode", id, name, alt, kind, width, height, bytes, files, crop, changes, tones, null as "by",
       created_at as "createdAt"`,
    [before],
  );
  for (const { merchantCode, id } of removed) await tellNodes(queries, merchantCode, id);
  return removed;
}
