import { randomInt, randomUUID } from 'node:crypto';
import type { CaptchaAnswer, captchaProof } from '#schemas/declare/platform/session.schema.ts';
import { readValue } from '#schemas/rules/readValue.ts';
import { leaveInInbox } from '../inbox/inboxQueries.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { CAPTCHA_MS } from '../calls/limits.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import { drawDigits } from './drawDigits.ts';
import { speakDigits } from './speakDigits.ts';

/** What came along with a form. */
export type CaptchaProof = { readonly [K in keyof typeof captchaProof]?: string | undefined };

const DIGITS = 4;

/** Draws new digits, speaks them if requested, and stores their hash. The answer itself goes to the development inbox. */
export async function issuePicture(
  { db, clock }: SandboxParts,
  { merchantCode, query, language }: CallContext,
): Promise<CaptchaAnswer> {
  const now = clock();
  const captchaId = randomUUID();
  const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await db.query('insert into captchas (id, merchant_code, answer_hash, expires_at) values ($1, $2, $3, $4)', [
    captchaId,
    merchantCode,
    hashSecret(captchaId + answer),
    new Date(now.getTime() + CAPTCHA_MS),
  ]);
  await leaveInInbox(db, { merchantCode, kind: 'captcha', reference: captchaId, answer, message: null, createdAt: now });
  const audio = query['audio'] === '1' ? { audio: speakDigits(answer, language) } : {};
  return { captchaId, image: drawDigits(answer), ...audio };
}

/** Whether the digits are those of the picture, which is valid once. */
export async function pictureFits(
  { db, clock }: SandboxParts,
  { merchantCode }: CallContext,
  { captchaId, captcha }: CaptchaProof,
): Promise<boolean> {
  if (captchaId === undefined || captcha === undefined) return false;
  const [found] = await db.query<{ answerHash: string; expiresAt: Date }>(
    'delete from captchas where id = $1 and merchant_code = $2 returning answer_hash as "answerHash", expires_at as "expiresAt"',
    [captchaId, merchantCode],
  );
  const sentHash = hashSecret(captchaId + readValue('captcha', captcha));
  return found !== undefined && found.expiresAt > clock() && found.answerHash === sentHash;
}
