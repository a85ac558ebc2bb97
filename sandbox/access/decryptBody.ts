import type { CallPayload, EncryptedCall } from '#schemas/declare/calls/declaredCalls.ts';
import { createReader } from '#schemas/base/json/createReader.ts';
import * as isPayload from '#schemas/generated/payloads.js';
import { readJson } from '#schemas/base/json/readJson.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { LOGIN_FRESH_MS } from '../calls/limits.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { hashSecret } from '../credentials/hashSecret.ts';

const ENCRYPTION = 'jwe';

/** What every encrypted payload contains, so that none can be used twice. */
interface EncryptedHead {
  readonly nonce: string;
  readonly issuedAtMs: number;
}

/** A payload is accepted once and only for some minutes, so a recorded one cannot be replayed. */
async function refuseReplay(queries: Queries, { nonce, issuedAtMs }: EncryptedHead, now: Date): Promise<void> {
  if (Math.abs(now.getTime() - issuedAtMs) > LOGIN_FRESH_MS) throw refuse('login.stale');
  const added = await queries.query(
    'insert into login_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce',
    [hashSecret(nonce), new Date(now.getTime() + 2 * LOGIN_FRESH_MS)],
  );
  if (added.length === 0) throw refuse('login.replayed');
}

/** Decrypts and checks a body (LOGIN-14, LOGIN-15). Refuses a replayed one. */
export async function decryptBody<C extends EncryptedCall>(
  { db, clock, loginKey }: SandboxParts,
  { encryption, body }: CallContext,
  call: C,
): Promise<CallPayload<C>> {
  if (encryption?.toLowerCase() !== ENCRYPTION) throw refuse('login.encryption');
  const json = readJson(await loginKey.decrypt(readBody(call, body).data));
  const payload = json.ok ? createReader<CallPayload<C>>(isPayload[call])(json.value) : json;
  if (!payload.ok) throw refuse('login.payload');
  await refuseReplay(db, payload.value, clock());
  return payload.value;
}
