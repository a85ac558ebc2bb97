import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { readValue } from '#schemas/rules/readValue.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { countriesOf } from '../system/countries.ts';

/** The dialling codes that the library knows; it throws for others. */
const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * The normal form of a number, E.164 without its plus: `0912…`, `912…` and `84912…` of dialling code 84 are one. A number that no
 * country has, such as one of a test, is dialling code and number without leading zeros.
 */
export function mobileKey(dialingCode: string, mobileNum: string): string {
  const digits = readValue('mobileNum', mobileNum).replace(/^0+/, '0');
  const read = callingCodes.has(dialingCode)
    ? parsePhoneNumberFromString(digits, { defaultCallingCode: dialingCode })
    : undefined;
  return read?.isPossible() ? read.number.slice(1) : dialingCode + digits.replace(/^0/, '');
}

/** The default dialling code of forms: the merchant's choice, else that of its home market. */
function presetCode(site: LiveSite): string {
  const { dialingCode } = site.full.template.behaviour.login;
  return dialingCode || (countriesOf(site)[0]?.dialingCode ?? '');
}

/** The number of a call, in which the dialling code may be missing (FORGOT-03). */
export const mobileOf = (
  site: LiveSite,
  { mobileNum, countryDialingCode }: { readonly mobileNum: string; readonly countryDialingCode?: string },
): string => mobileKey(countryDialingCode ?? presetCode(site), mobileNum);

/** The numbers that a login name may stand for: in the merchant's home market, and with a dialling code. Empty for other names. */
export function mobilesOfName(site: LiveSite, username: string): string[] {
  const digits = readValue('username', username);
  if (!/^\d{6,20}$/.test(digits)) return [];
  const abroad = parsePhoneNumberFromString(`+${digits}`);
  return [...new Set([mobileOf(site, { mobileNum: digits }), ...(abroad?.isPossible() ? [abroad.number.slice(1)] : [])])];
}
