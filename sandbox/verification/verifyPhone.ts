import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { type CodeRef, verifyCode, spendCode } from './codes.ts';

/** Proof that a phone is the player's. */
export interface PhoneProof {
  /** Uses it up. False if it was used up in the meantime. */
  spend(queries: Queries): Promise<boolean>;
}

interface Shown {
  readonly code: string;
  readonly firebaseIdToken: string | undefined;
}

/**
 * Checks a player's proof for a number, in the way that the merchant has set: a code of ours, or a token of Firebase
 * (SMS-09). Undefined if it proves nothing. Throws if the token is for another number.
 */
export async function verifyPhone(
  parts: SandboxParts,
  context: CallContext,
  ref: CodeRef,
  { code, firebaseIdToken }: Shown,
): Promise<PhoneProof | undefined> {
  if (context.site.full.template.behaviour.verification.phone === 'sms') {
    const proof = await verifyCode(parts, ref, code, context.network);
    return proof && { spend: (queries) => spendCode(queries, proof) };
  }
  if (firebaseIdToken === undefined) return undefined;
  if ((await parts.firebase.read(context, firebaseIdToken)) !== ref.mobileKey) throw refuse('firebase.number');
  return { spend: (queries) => parts.firebase.spend(queries, firebaseIdToken) };
}
