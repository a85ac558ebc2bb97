import { foldText } from '#schemas/base/text/foldText.ts';
import { type Language, localeOf } from '#schemas/declare/languages/languages.ts';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';

export interface Country extends Readonly<CallAnswer<'countries'>[number]> {
  /** Address of its flag; without one, the player's built-in flag. */
  readonly flag?: string;
}

/** A country's name in a language; the platform's name where the browser has none. */
export function countryNames(language: Language): (country: Country) => string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  return ({ code, name }) => names.of(code) ?? name;
}

/**
 * Countries that match the search by the beginning of their name (here, or the platform's), by their letters or their code. In the given order.
 */
export function searchCountries(
  countries: readonly Country[],
  search: string,
  nameOf: (country: Country) => string,
): readonly Country[] {
  const wanted = foldText(search);
  const digits = /^(?:\+|00)?(\d+)$/.exec(wanted)?.[1];
  if (wanted === '') return countries;
  if (digits !== undefined) return countries.filter(({ dialingCode }) => dialingCode.startsWith(digits));
  return countries.filter(
    (country) =>
      foldText(nameOf(country)).includes(wanted) || foldText(country.name).includes(wanted) || foldText(country.code) === wanted,
  );
}
