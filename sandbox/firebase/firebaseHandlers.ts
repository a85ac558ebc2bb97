import { firebaseAddress } from '#schemas/declare/release/firebaseAddress.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import type { Handlers } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { limitRequests } from '../calls/counters.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';

/** CALL-16 and CALL-17. The browser requests the code from Firebase; these calls permit the request and check the resulting token. */
export function firebaseHandlers({ db, clock, firebase }: SandboxParts) {
  return {
    firebaseSend: async (context) => {
      const body = readBody('firebaseSend', context.body);
      const { verification } = context.site.full.template.behaviour;
      const { firebaseApiKey, firebaseProject, resendSeconds } = verification;
      if (firebaseAddress(verification) === undefined || firebaseApiKey === '' || firebaseProject === '') {
        throw refuse('firebase.off');
      }
      const now = clock();
      const windowMs = resendSeconds * 1000;
      const number = hashSecret(`${context.merchantCode} ${body.countryDialingCode}${body.mobileNum}`);
      await limitRequests(db, `firebase ${number}`, { count: 1, windowMs }, now);
      return { expirationTime: now.getTime() + windowMs };
    },
    firebaseVerify: async (context) => {
      const body = readBody('firebaseVerify', context.body);
      return { mobileNum: await firebase.read(context, body.firebaseIdToken) };
    },
  } satisfies Pick<Handlers, 'firebaseSend' | 'firebaseVerify'>;
}
