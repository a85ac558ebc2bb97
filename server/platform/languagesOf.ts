import { type Language, isLanguage } from '#schemas/declare/languages/languages.ts';
import type { LiveSite } from './LiveSite.ts';

/** The languages that the merchant's release allows, in its order. */
export const languagesOf = ({ full }: LiveSite): Language[] =>
  (full.template.parameters.language ?? '')
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter(isLanguage);
