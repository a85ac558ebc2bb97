import { firebaseAddress } from '#schemas/declare/release/firebaseAddress.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import type { PhoneVerifier } from '../PhoneVerifier.ts';
import { confirmCode, sendCode } from './firebaseCalls.ts';

interface SentCode {
  readonly number: string;
  /** Firebase's id for the confirmation of the code. */
  readonly session: string;
}

/**
 * Phone verification by Firebase (SMS-09): two plain calls instead of Firebase's own code, which weighs more than the player.
 * Our platform is asked first whether a code may be sent (CALL-16), and told of the token where it has a call for that (CALL-17). Throws `ApiError`; `firebase.code` is a wrong code.
 */
export function createFirebaseVerifier(http: Http, site: Pick<Site, 'behaviour'>): PhoneVerifier {
  const settings = site.behaviour.verification;
  const address = firebaseAddress(settings);
  if (address === undefined) throw new ApiError('firebase.off', 0, 'no Firebase project');
  const project = { base: address.base, apiKey: settings.firebaseApiKey };
  let sent: SentCode | undefined;
  // Firebase takes a code once, and a form may be sent again for another fault.
  let confirmed: { readonly code: string; readonly token: string } | undefined;

  return {
    async send(request) {
      const { expirationTime } = await http.send('firebaseSend', request);
      // Firebase dials internationally, without the leading zero of a national number.
      const number = `+${request.countryDialingCode}${request.mobileNum.replace(/^0+/, '')}`;
      sent = { number, session: await sendCode(project, number) };
      confirmed = undefined;
      return expirationTime;
    },
    async confirm(code) {
      if (sent === undefined) throw new ApiError('firebase.code', 0, 'no code was sent');
      if (confirmed?.code !== code) confirmed = { code, token: await confirmCode(project, sent.session, code) };
      if (hasCall(site, 'firebaseVerify')) await http.send('firebaseVerify', { firebaseIdToken: confirmed.token });
      return { firebaseChannel: 'phone', firebaseIdToken: confirmed.token, firebaseMobileNo: sent.number };
    },
  };
}
