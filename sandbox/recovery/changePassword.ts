import type { CallBody } from '#schemas/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { refuse } from '#server/platform/refusals.ts';
import type { Account } from '../accounts/accountQueries.ts';
import { requireAccount } from '../accounts/sessions.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { limitRequests } from '../calls/counters.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { mobileOf } from '../verification/mobileNumber.ts';
import { verifyPhone } from '../verification/verifyPhone.ts';
import { provePassword } from './provePassword.ts';
import { type Circumstances, checkPassword, refuseForAccount, setPassword } from './setPassword.ts';

type Body = CallBody<'changePassword'>;
type Proof = Pick<Circumstances, 'spendProof'>;

/**
 * Refuses who cannot show that the account is his: by the old password, or, where there is none, by a fresh code on the number that the
 * account was made with. The session alone is no proof.
 */
async function proveOwner(parts: SandboxParts, context: CallContext, account: Account, body: Body): Promise<Proof> {
  if (account.passwordHash !== null) {
    await provePassword(parts, account, body.oldPassword ?? '');
    return {};
  }
  const { mobileNum, countryDialingCode, verificationCode: code = '', firebaseIdToken } = body;
  if (mobileNum === undefined) throw refuse('code.wrong');
  const { merchantCode, site } = context;
  const mobileKey = mobileOf(site, { mobileNum, ...(countryDialingCode === undefined ? {} : { countryDialingCode }) });
  const proof = await verifyPhone(parts, context, { merchantCode, purpose: 'noLogin', mobileKey }, { code, firebaseIdToken });
  if (proof === undefined || account.mobileKey !== mobileKey) throw refuse('code.wrong');
  return {
    spendProof: async (queries) => {
      if (!(await proof.spend(queries))) throw refuse('code.wrong');
    },
  };
}

/**
 * CALL-20. The old password is asked for even where the player's device holds it (CHPSW-02): it sends it along.
 */
export async function changePassword(parts: SandboxParts, context: CallContext): Promise<undefined> {
  const { db, clock, limits } = parts;
  await limitRequests(db, `password ${context.network}`, limits.passwordChangesPerIp, clock());
  const account = await requireAccount(parts, context);
  if (context.version !== String(calls.changePassword.version)) throw refuse('call.version');
  const body = readBody('changePassword', context.body);
  const { newPassword, confirmNewPassword } = body;
  checkPassword(context.site, newPassword, parts.today());
  if (confirmNewPassword !== newPassword) {
    throw refuse('fields.invalid', { fields: { confirmNewPassword: { message: 'rule.equals', params: {} } } });
  }

  const proof = await proveOwner(parts, context, account, body);
  await refuseForAccount(parts, context.site, account, newPassword);
  await setPassword(parts, context, account, newPassword, { ...proof, currentToken: context.token });
  return undefined;
}
