import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#schemas/edges/api/factors.schema.ts';
import type { Queries } from '../store/database/Database.ts';
import { countRecoveryCodes, setRecoveryCodes, spendRecoveryCode } from '../store/repositories/secondFactors.ts';
import type { SecretBox } from '../store/secrets/secretBox.ts';

/** Without letters and digits that look alike: people write them down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A code as it was made, whatever a person put between its letters. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Replaces an operator's recovery codes. Only keyed hashes are stored. */
export async function makeRecoveryCodes(queries: Queries, secrets: SecretBox, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
  await setRecoveryCodes(
    queries,
    operatorId,
    codes.map((code) => secrets.mac(plain(code), operatorId)),
  );
  return codes;
}

/** The codes that come with the first second factor; none if there are some already. */
export async function firstRecoveryCodes(queries: Queries, secrets: SecretBox, operatorId: number): Promise<string[]> {
  return (await countRecoveryCodes(queries, operatorId)) > 0 ? [] : makeRecoveryCodes(queries, secrets, operatorId);
}

/** Uses up a recovery code. False if there is no such code. */
export const redeemRecoveryCode = (queries: Queries, secrets: SecretBox, operatorId: number, code: string): Promise<boolean> =>
  spendRecoveryCode(queries, operatorId, secrets.mac(plain(code), operatorId));
