import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';

type Merchant = {
  status: number;
  maintenance: boolean;
  regionRestricted: boolean;
  settings: Omit<SettingsAnswer, 'switches'>;
};

/** The platform's own state of a merchant; undefined if the merchant was never seeded. */
export async function findMerchant(queries: Queries, merchantCode: string): Promise<Merchant | undefined> {
  const [merchant] = await queries.query<Merchant>(
    `select status, maintenance, region_restricted as "regionRestricted", settings
     from sandbox_merchants where merchant_code = $1`,
    [merchantCode],
  );
  return merchant;
}

export const serviceEntries = (queries: Queries, merchantCode: string) =>
  queries.query<{ title: string; url: string }>('select title, url from service_entries where merchant_code = $1 order by sort', [
    merchantCode,
  ]);
