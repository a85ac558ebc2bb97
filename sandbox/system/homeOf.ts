import { FALLBACK_LANGUAGE } from '#schemas/declare/languages/chooseLanguage.ts';
import { type Language, isLanguage } from '#schemas/declare/languages/languages.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { languagesOf } from '#server/platform/languagesOf.ts';

/** Money as the platform's settings describe it; `code` is of ISO 4217. */
type Currency = {
  readonly code: string;
  readonly symbol: string;
  readonly position: 'A' | 'B';
};

interface Home {
  /** ISO code of the country that a merchant's players mostly live in. */
  readonly country: string;
  readonly currency: Currency;
  /** What one credit of the seed's amounts is worth in this money, so that winners win believable sums. */
  readonly creditValue: number;
}

const homes: Readonly<Record<Language, Home>> = {
  EN: { country: 'GB', currency: { code: 'USD', symbol: '$', position: 'A' }, creditValue: 1 },
  CN: { country: 'CN', currency: { code: 'CNY', symbol: '¥', position: 'A' }, creditValue: 7 },
  VN: { country: 'VN', currency: { code: 'VND', symbol: '₫', position: 'B' }, creditValue: 25_000 },
  TH: { country: 'TH', currency: { code: 'THB', symbol: '฿', position: 'A' }, creditValue: 35 },
  ID: { country: 'ID', currency: { code: 'IDR', symbol: 'Rp', position: 'A' }, creditValue: 16_000 },
  AR: { country: 'AE', currency: { code: 'AED', symbol: 'AED', position: 'B' }, creditValue: 4 },
  KR: { country: 'KR', currency: { code: 'KRW', symbol: '₩', position: 'A' }, creditValue: 1_400 },
  JP: { country: 'JP', currency: { code: 'JPY', symbol: '¥', position: 'A' }, creditValue: 150 },
  MY: { country: 'MY', currency: { code: 'MYR', symbol: 'RM', position: 'A' }, creditValue: 4 },
  KH: { country: 'KH', currency: { code: 'KHR', symbol: '៛', position: 'B' }, creditValue: 4_000 },
};

/** The first language that a release allows, which decides the merchant's home market. */
export const firstLanguage = (site: LiveSite): Language => languagesOf(site)[0] ?? FALLBACK_LANGUAGE;

/** The language a player chose, where the merchant offers it. */
export const languageOf = (site: LiveSite, chosen: string | undefined): Language =>
  languagesOf(site).find((language) => language === chosen) ?? firstLanguage(site);

/** A merchant's home market, by its first language. */
export const homeOf = (site: LiveSite): Home => homes[firstLanguage(site)];

/** The language of content: the requested one, else the merchant's first. */
export function contentLanguage(site: LiveSite, asked: string): Language {
  const wished = asked.toUpperCase();
  return isLanguage(wished) ? wished : firstLanguage(site);
}
