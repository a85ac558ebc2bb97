import { hasBrandPictures } from '../seed/brandPictures.ts';
import type { Queries } from '#server/store/database/Database.ts';

/** Accounts of customer service that do not exist: `.example` never resolves. */
const socialLinks = (merchantCode: string) =>
  (['Telegram', 'Facebook', 'Instagram', 'Youtube'] as const).map((name) => ({
    name,
    url: `https://${name.toLowerCase()}.example/${merchantCode}`,
  }));

/** Apps that do not exist either. */
const downloadLinks = (merchantCode: string) => [
  { resourceType: 'Android', url: `https://downloads.example/${merchantCode}/app.apk` },
  { resourceType: 'IOS', url: `https://downloads.example/${merchantCode}/ios` },
  { resourceType: 'MOBILECONFIG', url: `https://downloads.example/${merchantCode}/profile.mobileconfig` },
  { resourceType: 'TELEGRAM', url: `https://telegram.example/${merchantCode}` },
  ...(hasBrandPictures(merchantCode) ? [{ resourceType: 'AppDownloadIcon', url: `/brand/${merchantCode}/icon-192.png` }] : []),
];

const services = (merchantCode: string) => [
  { title: 'CS', url: `https://chat.example/${merchantCode}` },
  { title: 'whatsapp', url: `https://whatsapp.example/${merchantCode}` },
];

/** Writes the platform's data about the merchants. Existing rows stay unchanged. */
export async function seedSystem(queries: Queries, merchantCodes: readonly string[]): Promise<void> {
  const merchants = merchantCodes.map((code) => ({
    code,
    settings: { imageHosts: [], socialLinks: socialLinks(code), downloadLinks: downloadLinks(code) },
  }));
  await queries.query(
    `insert into sandbox_merchants (merchant_code, settings)
     select code, settings from jsonb_to_recordset($1::jsonb) as seed(code text, settings jsonb)
     on conflict (merchant_code) do update set settings = excluded.settings || sandbox_merchants.settings`,
    [JSON.stringify(merchants)],
  );
  const entries = merchantCodes.flatMap((code) => services(code).map((entry, sort) => ({ code, sort, ...entry })));
  await queries.query(
    `insert into service_entries (merchant_code, sort, title, url)
     select code, sort, title, url from jsonb_to_recordset($1::jsonb) as seed(code text, sort int, title text, url text)
     on conflict do nothing`,
    [JSON.stringify(entries)],
  );
}
