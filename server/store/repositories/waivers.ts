import type { Queries } from '../database/Database.ts';
import type { Waiver } from './releases.ts';

/** A waiver of a draft, and when it was given. */
export type StoredWaiver = Waiver & { readonly by: string | null; readonly at: Date };

/** The waivers of a merchant's draft, oldest first. */
export const waiversOf = (queries: Queries, merchantCode: string) =>
  queries.query<StoredWaiver>(
    `select w.code, w.pointer, w.reason, o.name as "by", w.updated_at as "at"
     from draft_waivers w left join operators o on o.id = w.operator_id
     where w.merchant_code = $1 order by w.updated_at, w.code, w.pointer`,
    [merchantCode],
  );

interface WaiverWrite extends Waiver {
  readonly merchantCode: string;
  readonly operatorId: number;
  readonly at: Date;
}

/** An empty reason removes the waiver. */
export async function writeWaiver(queries: Queries, waiver: WaiverWrite): Promise<void> {
  const { merchantCode, code, pointer, reason, operatorId, at } = waiver;
  if (reason === '') {
    await queries.query('delete from draft_waivers where merchant_code = $1 and code = $2 and pointer = $3', [
      merchantCode,
      code,
      pointer,
    ]);
    return;
  }
  await queries.query(
    `insert into draft_waivers (merchant_code, code, pointer, reason, operator_id, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (merchant_code, code, pointer) do update
     set reason = excluded.reason, operator_id = excluded.operator_id, updated_at = excluded.updated_at`,
    [merchantCode, code, pointer, reason, operatorId, at],
  );
}

/** For a draft that becomes empty. */
export const clearWaivers = (queries: Queries, merchantCode: string) =>
  queries.query('delete from draft_waivers where merchant_code = $1', [merchantCode]);
