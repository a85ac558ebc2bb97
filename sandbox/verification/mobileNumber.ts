import type { LiveSite } from '#server/platform/LiveSite.ts';
import { countriesFrom } from '../system/countries.ts';
import { homeOf } from '../system/homeOf.ts';

/** The one spelling of a number: dialling code, then the number without the zeros that are dialled at home. */
export const mobileKey = (dialingCode: string, mobileNum: string): string => dialingCode + mobileNum.replace(/^0+/, '');

/** The dialling code that forms preset: the merchant's choice, else that of its home. */
function presetCode(site: LiveSite): string {
  const { dialingCode } = site.full.template.behaviour.login;
  return dialingCode || (countriesFrom(homeOf(site).country)[0]?.dialingCode ?? '');
}

/** A number as it came with a call, where the dialling code may be left out (FORGOT-03). */
export const mobileOf = (
  site: LiveSite,
  { mobileNum, countryDialingCode }: { readonly mobileNum: string; readonly countryDialingCode?: string },
): string => mobileKey(countryDialingCode ?? presetCode(site), mobileNum);
