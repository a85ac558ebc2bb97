import { randomInt, randomUUID } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import type { CaptchaAnswer } from '#schemas/platform/session.schema.ts';
import { readValue } from '#schemas/rules/readValue.ts';
import { leaveInInbox } from '../inbox/inboxQueries.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { CAPTCHA_MS } from '../calls/limits.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import type { CaptchaProof } from './captchas.ts';

const DIGITS = 4;

/** The types of svg-captcha leave out that its function draws a given text. */
const draw = svgCaptcha as unknown as (text: string, options: object) => string;

/** Draws new digits and remembers their hash. The answer itself goes to the development inbox. */
export async function issuePicture({ db, clock }: SandboxParts, { merchantCode }: CallContext): Promise<CaptchaAnswer> {
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
  // Dark digits on a light ground of their own: readable in both looks. The library's grounds come with pale digits.
  const svg = draw(answer, { width: 132, height: 48, fontSize: 52, noise: 2, color: false }).replace(
    '>',
    '><rect width="100%" height="100%" fill="#f4f5f8"/>',
  );
  return { captchaId, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** Whether the digits are those of the picture, asked for the first time. */
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
  const given = hashSecret(captchaId + readValue('captcha', captcha));
  return found !== undefined && found.expiresAt > clock() && found.answerHash === given;
}
