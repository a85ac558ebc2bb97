import type { RuleFault } from '#schemas/rules/runRules.ts';
import { isObject } from '#schemas/base/json/isObject.ts';

/** A fault as text for the form state: react-hook-form stores texts only, and a translated one would survive a language change. */
export const packFault = (fault: RuleFault): string => JSON.stringify(fault);

/** A fault that `packFault` has packed. */
export const unpackFault = (packed: string): RuleFault => JSON.parse(packed) as RuleFault;

const isParam = (entry: [string, unknown]): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]);

/** A fault that a platform sent; parameters other than texts and numbers are left out. */
export function readFault(raw: unknown): RuleFault {
  if (!isObject(raw) || typeof raw['message'] !== 'string') return { message: 'rule.invalid', params: {} };
  const params = isObject(raw['params']) ? Object.fromEntries(Object.entries(raw['params']).filter(isParam)) : {};
  return { message: raw['message'], params };
}
