import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { RuleFault } from '#schemas/rules/runRules.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { countriesOf } from '../system/countries.ts';

/** Types of numbers that mobile phones have; in some countries the type is not visible in the number. */
const mobileKinds: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** No phone has such a number: the British regulator keeps them for fiction, and demo players have them. */
const FICTION = /^447700900\d{3}$/;

/**
 * Why no code is sent to a number: its country is not one of the merchant's, or it is not a mobile number. Premium-rate, satellite and
 * similar numbers are excluded because fraudsters earn money by messages to them.
 *
 * @param mobileKey As `mobileOf` gives it.
 */
export function phoneFault(site: LiveSite, mobileKey: string): RuleFault | undefined {
  const number = parsePhoneNumberFromString(`+${mobileKey}`);
  const isFiction = FICTION.test(mobileKey);
  const country = isFiction ? 'GB' : number?.country;
  if (!country || !countriesOf(site).some(({ code }) => code === country)) return { message: 'rule.phoneCountry', params: {} };
  const kind = number?.getType();
  return isFiction || (kind && mobileKinds.has(kind)) ? undefined : { message: 'rule.phoneKind', params: {} };
}

/** The first digits of a number, which ranges bought for fraud share. */
export const prefixOf = (mobileKey: string): string => mobileKey.slice(0, -4);
