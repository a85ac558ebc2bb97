import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { mobileOf } from '../verification/mobileNumber.ts';
import { verifyPhone } from '../verification/verifyPhone.ts';
import { provePassword } from './provePassword.ts';

interface OwnerProof {
  readonly oldPassword?: string;
  readonly mobileNum?: string;
  readonly countryDialingCode?: string;
  readonly verificationCode?: string;
  readonly firebaseIdToken?: string;
}

/** Uses up a proof, in the same transaction as the change that it permits. */
type SpendProof = (queries: Queries) => Promise<void>;

/**
 * Refuses who cannot show that the account is his: by the password, or, where there is none, by a fresh code on the number that the
 * account was made with. The session alone is not proof.
 */
export async function proveOwner(
  parts: SandboxParts,
  context: CallContext,
  account: Account,
  shown: OwnerProof,
): Promise<{ readonly spendProof?: SpendProof }> {
  if (account.passwordHash !== null) {
    await provePassword(parts, account, shown.oldPassword ?? '');
    return {};
  }
  const { mobileNum, countryDialingCode, verificationCode: code = '', firebaseIdToken } = shown;
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
