import type { Reader } from '#schemas/createReader.ts';
import { createReader } from '#schemas/createReader.ts';
import { loginBody as isLoginBody } from '#schemas/generated/platform.js';
import type { LoginBody } from '#schemas/platform/session.schema.ts';
import { readJson } from '#schemas/readJson.ts';
import type { Queries } from '#server/store/Database.ts';
import { refuse } from '#server/platform/refusals.ts';
import type { CallContext } from '../CallContext.ts';
import { LOGIN_FRESH_MS } from '../limits.ts';
import type { SandboxParts } from '../SandboxParts.ts';
import { hashSecret } from './hashSecret.ts';

const ENCRYPTION = 'jwe';

const readEnvelope = createReader<LoginBody>(isLoginBody);

/** What every encrypted payload holds, so that none serves twice. */
interface Sealed {
  readonly nonce: string;
  readonly issuedAtMs: number;
}

/** A payload counts once and only for minutes: whoever records one cannot send it again. */
async function refuseReplay(queries: Queries, { nonce, issuedAtMs }: Sealed, now: Date): Promise<void> {
  if (Math.abs(now.getTime() - issuedAtMs) > LOGIN_FRESH_MS) throw refuse('login.stale');
  const kept = await queries.query(
    'insert into login_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce',
    [hashSecret(nonce), new Date(now.getTime() + 2 * LOGIN_FRESH_MS)],
  );
  if (kept.length === 0) throw refuse('login.replayed');
}

/** Opens and judges an encrypted body (LOGIN-14, LOGIN-15). Refuses one that was used already. */
export async function openSealed<T extends Sealed>(
  { db, clock, loginKey }: SandboxParts,
  { encryption, body }: CallContext,
  readPayload: Reader<T>,
): Promise<T> {
  if (encryption?.toLowerCase() !== ENCRYPTION) throw refuse('login.encryption');
  const envelope = readEnvelope(body);
  if (!envelope.ok) throw refuse('body.invalid');
  const json = readJson(await loginKey.decrypt(envelope.value.data));
  const payload = json.ok ? readPayload(json.value) : json;
  if (!payload.ok) throw refuse('login.payload');
  await refuseReplay(db, payload.value, clock());
  return payload.value;
}
