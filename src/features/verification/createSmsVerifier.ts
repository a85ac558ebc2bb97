import type { Http } from '#src/lib/http.ts';
import type { PhoneVerifier } from './PhoneVerifier.ts';

/** The calls that send a code: for a registration (CALL-14) and for everything else (CALL-13). */
export type CodeCall = 'smsForRegister' | 'smsWithoutLogin';

/** Codes by the platform's own messages; the platform checks them with the form. */
export const createSmsVerifier = (http: Http, call: CodeCall): PhoneVerifier => ({
  send: async (request) => (await http.send(call, request)).expirationTime,
  confirm: () => Promise.resolve({}),
});
