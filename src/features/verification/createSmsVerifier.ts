import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import type { PhoneVerifier } from './PhoneVerifier.ts';

/** The calls that send a code: for a registration (CALL-14) and for everything else (CALL-13). */
export type CodeCall = 'smsForRegister' | 'smsWithoutLogin';

/**
 * Codes by the platform's own messages. The platform checks them with the form, and before it where it has a call for that
 * (CALL-15). Throws `ApiError`; `code.wrong` is a wrong code.
 */
export function createSmsVerifier(http: Http, call: CodeCall, site: Pick<Site, 'behaviour'>): PhoneVerifier {
  let sentTo: { readonly mobileNum: string; readonly countryDialingCode: string } | undefined;
  return {
    async send(request) {
      const { expirationTime } = await http.send(call, request);
      sentTo = { mobileNum: request.mobileNum, countryDialingCode: request.countryDialingCode };
      return expirationTime;
    },
    async confirm(verificationCode) {
      if (sentTo === undefined || !hasCall(site, 'checkCode')) return {};
      const purpose = call === 'smsForRegister' ? 'register' : 'noLogin';
      const { valid } = await http.read('checkCode', { ...sentTo, verificationCode, purpose });
      if (!valid) throw new ApiError('code.wrong', 0, 'wrong code');
      return {};
    },
  };
}
