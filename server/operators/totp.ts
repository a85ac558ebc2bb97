import { Secret, TOTP } from 'otpauth';
import { spendTotpStep } from '../store/repositories/secondFactors.ts';
import type { Queries } from '../store/database/Database.ts';

const ISSUER = 'Livery';
const PERIOD_S = 30;
/** One step before and after: the clocks of phones and server differ. */
const WINDOW = 1;

const totpOf = (secret: string, name: string) =>
  new TOTP({ issuer: ISSUER, label: name, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) });

/** A new secret in Base32, and the address that authenticator apps read from a QR code. */
export function newTotp(name: string): { readonly secret: string; readonly url: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, url: totpOf(secret, name).toString() };
}

/** Uses up a code. False if it is wrong, or was used before. */
export async function spendTotpCode(
  queries: Queries,
  operatorId: number,
  secret: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  return spendTotpStep(queries, operatorId, Math.floor(timestamp / 1000 / PERIOD_S) + delta);
}
