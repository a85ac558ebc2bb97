import type { Site } from '#schemas/release/resolve/site.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { type CodeCall, createSmsVerifier } from './createSmsVerifier.ts';
import type { PhoneVerifier } from './PhoneVerifier.ts';

/** The service that sends and checks codes on this site (SMS-09). Firebase's code is loaded only where it is used. Throws `ApiError`. */
export async function loadVerifier(http: Http, call: CodeCall, site: Pick<Site, 'behaviour'>): Promise<PhoneVerifier> {
  if (site.behaviour.verification.phone === 'sms') return createSmsVerifier(http, call, site);
  const { createFirebaseVerifier } = await import('./firebase/createFirebaseVerifier.ts').catch((error: unknown) => {
    throw new ApiError('network', 0, String(error));
  });
  return createFirebaseVerifier(http, site);
}
