import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { solveWork } from './solveWork.ts';
import type { TestSandbox } from './startTestSandbox.ts';

/** Fetches a captcha and does its work, or reads the picture's digits where the sandbox leaves them for developers. */
export async function solveCaptcha(sandbox: TestSandbox): Promise<{ captchaId: string; captcha: string }> {
  const issued = readAnswer('captcha', (await sandbox.call('GET', '/wps/captcha')).body.value);
  if (!issued.ok) throw new Error('no captcha');
  const { captchaId, challenge } = issued.value;
  if (challenge !== undefined) return { captchaId, captcha: await solveWork(challenge) };
  const [entry] = await sandbox.db.query<{ answer: string }>('select answer from inbox where reference = $1', [captchaId]);
  return { captchaId, captcha: entry?.answer ?? '' };
}
