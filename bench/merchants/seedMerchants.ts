import type { Release } from '#schemas/declare/release/release.schema.ts';
import type { Database } from '../../server/store/database/Database.ts';
import { snapshotHash } from '../../server/releases/live/snapshotHash.ts';

const AT_ONCE = 500;

export const codeOf = (number: number): string => `shop-${String(number).padStart(5, '0')}`;

/** Writes so many live merchants straight into the store: a brand's release, each with a code and title of its own. */
export async function seedMerchants(db: Database, brand: Release, count: number): Promise<void> {
  const at = new Date();
  for (let from = 0; from < count; from += AT_ONCE) {
    const documents = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_none, index): Release => {
      const merchantCode = codeOf(from + index);
      const parameters = { ...brand.template.parameters, title: `Shop ${from + index}` };
      return { ...brand, template: { ...brand.template, merchantCode, templateId: merchantCode, parameters } };
    });
    const codes = documents.map(({ template }) => template.merchantCode);
    const hashes = documents.map(snapshotHash);
    const texts = documents.map((document) => JSON.stringify(document));
    await db.query(
      `insert into snapshots (hash, document, created_at) select h, d::jsonb, $3 from unnest($1::text[], $2::text[]) as t(h, d)`,
      [hashes, texts, at],
    );
    await db.query('insert into merchants (code, created_at) select unnest($1::text[]), $2', [codes, at]);
    await db.query(
      `with added as (
         insert into releases (merchant_code, revision, snapshot_hash, kind, created_at)
         select c, 1, h, 'publish', $3 from unnest($1::text[], $2::text[]) as t(c, h) returning id, merchant_code)
       insert into live (merchant_code, release_id) select merchant_code, id from added`,
      [codes, hashes, at],
    );
  }
  await db.query('analyze');
}
