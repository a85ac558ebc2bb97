import { refuse } from '#server/playerCalls/refusals.ts';
import type { Handlers } from '../calls/CallContext.ts';
import { readText } from '../calls/readQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { verifyCode } from './codes.ts';
import { mobileOf } from './mobileNumber.ts';
import { sendCode } from './sendCode.ts';

type VerificationHandlers = Pick<Handlers, 'smsForRegister' | 'smsWithoutLogin' | 'checkCode'>;
type Query = Readonly<Record<string, string>>;

/** Digits from the query. Refuses anything else, also an empty value. */
function readDigits(query: Query, name: string, max: number): string {
  const text = readText(query, name, max);
  if (!/^\d+$/.test(text)) throw refuse('query.invalid', { name });
  return text;
}

/** Codes that prove a phone number: sent, and checked ahead of the form that uses them up. */
export const verificationHandlers = (parts: SandboxParts): VerificationHandlers => ({
  smsForRegister: (context) => sendCode(parts, context, 'register'),
  smsWithoutLogin: (context) => sendCode(parts, context, 'noLogin'),
  /** CALL-15. Query: `mobileNum`, `countryDialingCode`, `verificationCode`, and `purpose` `register` or `noLogin`. */
  checkCode: async ({ merchantCode, site, query, network }) => {
    const purpose = readText(query, 'purpose') || 'noLogin';
    if (purpose !== 'register' && purpose !== 'noLogin') throw refuse('query.invalid', { name: 'purpose' });
    const mobileNum = readDigits(query, 'mobileNum', 20);
    const code = readDigits(query, 'verificationCode', 10);
    const number =
      readText(query, 'countryDialingCode') === ''
        ? { mobileNum }
        : { mobileNum, countryDialingCode: readDigits(query, 'countryDialingCode', 4) };
    const proof = await verifyCode(parts, { merchantCode, purpose, mobileKey: mobileOf(site, number) }, code, network);
    return { valid: proof !== undefined };
  },
});
