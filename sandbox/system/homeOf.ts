import { FALLBACK_LANGUAGE } from '#schemas/chooseLanguage.ts';
import { type Language, isLanguage } from '#schemas/languages.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';

interface Home {
  /** ISO code of the country that a merchant's players mostly live in. */
  readonly country: string;
  readonly currency: { readonly symbol: string; readonly position: 'A' | 'B' };
  /** What one credit of the seed's amounts is worth in this money, so that winners win believable sums. */
  readonly creditValue: number;
}

const homes: Readonly<Record<Language, Home>> = {
  EN: { country: 'GB', currency: { symbol: '$', position: 'A' }, creditValue: 1 },
  CN: { country: 'CN', currency: { symbol: '¥', position: 'A' }, creditValue: 7 },
  VN: { country: 'VN', currency: { symbol: '₫', position: 'B' }, creditValue: 25_000 },
  TH: { country: 'TH', currency: { symbol: '฿', position: 'A' }, creditValue: 35 },
  ID: { country: 'ID', currency: { symbol: 'Rp', position: 'A' }, creditValue: 16_000 },
  AR: { country: 'AE', currency: { symbol: 'AED', position: 'B' }, creditValue: 4 },
  KR: { country: 'KR', currency: { symbol: '₩', position: 'A' }, creditValue: 1_400 },
  JP: { country: 'JP', currency: { symbol: '¥', position: 'A' }, creditValue: 150 },
  MY: { country: 'MY', currency: { symbol: 'RM', position: 'A' }, creditValue: 4 },
  KH: { country: 'KH', currency: { symbol: '៛', position: 'B' }, creditValue: 4_000 },
};

/** The languages that the merchant's release allows. */
const languagesOf = ({ full }: LiveSite): Language[] =>
  (full.template.parameters.language ?? '')
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter(isLanguage);

/** The first of them, which decides the merchant's home market. */
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
