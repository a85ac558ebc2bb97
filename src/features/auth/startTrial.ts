import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import type { Http } from '#src/lib/http.ts';
import { type SessionDeps, startSession } from './startSession.ts';
import type { TrialOptions } from './trialOptions.ts';

/**
 * Makes a trial account, logs in with it by free play, or by test play where the platform has that alone, and stores the session (TRIAL-04). An
 * account of this visit is used again. Throws `ApiError`.
 */
export async function startTrial(
  { http, ...deps }: SessionDeps & { readonly http: Http },
  { moduleId, nameKey }: TrialOptions,
): Promise<void> {
  const call = hasCall(deps.site, 'freeplay') ? 'freeplay' : 'testPlay';
  const username = sessionStore.get(nameKey) ?? (await http.read('trialUser')).username;
  sessionStore.set(nameKey, username);
  const answer = await http.send(call, { ...(moduleId === '' ? {} : { moduleId }), username }).catch((error: unknown) => {
    sessionStore.remove(nameKey); // the platform may not know it any more
    throw error;
  });
  startSession(deps, { ...answer, type: answer.customerType });
}
