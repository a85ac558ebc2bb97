import { useMemo } from 'react';
import type { FirebaseSendBody } from '#schemas/platform/access.schema.ts';
import { firebaseAddress } from '#schemas/release/firebaseAddress.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite } from '#src/site/siteContext.ts';

/** A code that is on its way. */
interface SentCode {
  /** What `confirm` needs of it. */
  readonly session: string;
  /** When another may be asked for, in ms since 1970; absent where the platform names no time (SMS-02). */
  readonly expirationTime: number | undefined;
}

export interface FirebasePhone {
  /** Asks our platform whether a code may be sent (CALL-16), then Firebase to send it. */
  send(phone: FirebaseSendBody): Promise<SentCode>;
  /** Trades session and code for the id token that goes along as `firebaseIdToken`. */
  confirm(session: string, code: string): Promise<string>;
}

const loadCalls = () =>
  import('./firebase/firebaseCalls.ts').catch((error: unknown) => {
    throw new ApiError('network', 0, String(error));
  });

/**
 * Phone verification by Firebase (SMS-09), or null where the site sends its own messages. Two plain calls instead of
 * Firebase's own code, loaded when the first is made. Both verbs throw `ApiError`; `firebase.code` is a wrong code.
 */
export function useFirebasePhone(): FirebasePhone | null {
  const { http, site } = useSite();
  const { verification } = site.behaviour;
  return useMemo(() => {
    const address = firebaseAddress(verification);
    if (address === undefined) return null;
    const project = { base: address.base, apiKey: verification.firebaseApiKey };
    return {
      async send(phone) {
        const { expirationTime } = await http.send('firebaseSend', phone);
        const { sendCode } = await loadCalls();
        // Nobody dials the zero of his country from abroad, and Firebase dials from abroad.
        const number = `+${phone.countryDialingCode}${phone.mobileNum.replace(/^0+/, '')}`;
        return { session: await sendCode(project, number), expirationTime };
      },
      async confirm(session, code) {
        const { confirmCode } = await loadCalls();
        return confirmCode(project, session, code);
      },
    };
  }, [http, verification]);
}
