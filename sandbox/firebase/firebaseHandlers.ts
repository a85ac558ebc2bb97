import { createReader } from '#schemas/createReader.ts';
import { firebaseSendBody as isSendBody, firebaseVerifyBody as isVerifyBody } from '#schemas/generated/platform.js';
import type { FirebaseSendBody, FirebaseVerifyBody } from '#schemas/platform/access.schema.ts';
import { firebaseAddress } from '#schemas/release/firebaseAddress.ts';
import { refuse } from '#server/platform/refusals.ts';
import { hashSecret } from '../accounts/hashSecret.ts';
import type { CallContext, Handlers } from '../CallContext.ts';
import { limitRequests } from '../counters.ts';
import type { SandboxParts } from '../SandboxParts.ts';

const readSend = createReader<FirebaseSendBody>(isSendBody);
const readVerify = createReader<FirebaseVerifyBody>(isVerifyBody);

/** CALL-16 and CALL-17. The browser asks Firebase for the code; we say whether it may, and judge what comes of it. */
export function firebaseHandlers({ db, clock, limits, firebase }: SandboxParts) {
  const limitCaller = ({ network }: CallContext) => limitRequests(db, `firebase ${network}`, limits.firebaseCallsPerIp, clock());
  return {
    firebaseSend: async (context) => {
      await limitCaller(context);
      const body = readSend(context.body);
      if (!body.ok) throw refuse('body.invalid');
      const { verification } = context.site.full.template.behaviour;
      const { firebaseApiKey, firebaseProject, resendSeconds } = verification;
      if (firebaseAddress(verification) === undefined || firebaseApiKey === '' || firebaseProject === '') {
        throw refuse('firebase.off');
      }
      const now = clock();
      const windowMs = resendSeconds * 1000;
      const number = hashSecret(`${context.merchantCode} ${body.value.countryDialingCode}${body.value.mobileNum}`);
      await limitRequests(db, `firebase ${number}`, { count: 1, windowMs }, now);
      return { expirationTime: now.getTime() + windowMs };
    },
    firebaseVerify: async (context) => {
      await limitCaller(context);
      const body = readVerify(context.body);
      if (!body.ok) throw refuse('body.invalid');
      return { mobileNum: await firebase.read(context, body.value.firebaseIdToken) };
    },
  } satisfies Pick<Handlers, 'firebaseSend' | 'firebaseVerify'>;
}
