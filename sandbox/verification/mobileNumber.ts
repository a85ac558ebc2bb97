import type { LiveSite } from '#server/platform/LiveSite.ts';
import { countriesFrom } from '../system/countries.ts';
import { homeOf } from '../system/homeOf.ts';

/** The normal form of a number: dialling code, then the number without leading zeros. */
export const mobileKey = (dialingCode: string, mobileNum: string): string => dialingCode + mobileNum.replace(/^0+/, '');

/** The default dialling code of forms: the merchant's choice, else that of its home market. */
function presetCode(site: LiveSite): string {
  const { dialingCode } = site.full.template.behaviour.login;
  return dialingCode || (countriesFrom(homeOf(site).country)[0]?.dialingCode ?? '');
}

/** The number of a call, in which the dialling code may be missing (FORGOT-03). */
export const mobileOf = (
  site: LiveSite,
  { mobileNum, countryDialingCode }: { readonly mobileNum: string; readonly countryDialingCode?: string },
): string => mobileKey(countryDialingCode ?? presetCode(site), mobileNum);
