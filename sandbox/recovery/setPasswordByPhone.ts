import type { SetPasswordAnswer } from '#schemas/declare/platform/access.schema.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { findByMobile } from '../accounts/accountQueries.ts';
import { decryptBody } from '../access/decryptBody.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { verifyPhone } from '../verification/verifyPhone.ts';
import { mobileOf } from '../verification/mobileNumber.ts';
import { checkPassword, refuseForAccount, setPassword } from './setPassword.ts';

/**
 * CALL-19. A wrong code and an unknown number get the same refusal. Only the right code shows that the
 * password is the old one (FORGOT-11), and the code then still serves for another.
 */
export async function setPasswordByPhone(parts: SandboxParts, context: CallContext): Promise<SetPasswordAnswer> {
  const { merchantCode, site } = context;
  const payload = await decryptBody(parts, context, 'setPasswordByPhone');
  checkPassword(site, payload.newPassword, parts.today());

  const mobileKey = mobileOf(site, payload);
  const account = await findByMobile(parts.db, merchantCode, mobileKey);
  const proof = await verifyPhone(
    parts,
    context,
    { merchantCode, purpose: 'noLogin', mobileKey },
    { code: payload.verificationCode, firebaseIdToken: payload.firebaseIdToken },
  );
  if (!proof || !account) throw refuse('code.wrong');
  await refuseForAccount(parts, site, account, payload.newPassword);
  await setPassword(parts, context, account, payload.newPassword, {
    spendProof: async (queries) => {
      if (!(await proof.spend(queries))) throw refuse('code.wrong');
    },
  });
  return { userName: account.username };
}
