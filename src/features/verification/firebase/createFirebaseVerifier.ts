import type { Behaviour } from '#schemas/release/behaviour.schema.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import type { PhoneVerifier } from '../PhoneVerifier.ts';

/** TEMPORARY: the real one comes with Firebase. */
export const createFirebaseVerifier = (_http: Http, _settings: Behaviour['verification']): PhoneVerifier => {
  throw new ApiError('call.unknown', 0, 'no Firebase yet');
};
