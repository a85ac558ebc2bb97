import { readAnswer } from '#schemas/calls/readAnswer.ts';
import type { TestSandbox } from './startTestSandbox.ts';

/** Fetches a captcha and reads its answer where the sandbox leaves it for developers. */
export async function solveCaptcha(sandbox: TestSandbox): Promise<{ captchaId: string; captcha: string }> {
  const drawn = readAnswer('captcha', (await sandbox.call('GET', '/wps/captcha')).body.value);
  if (!drawn.ok) throw new Error('no captcha');
  const { captchaId } = drawn.value;
  const [entry] = await sandbox.db.query<{ answer: string }>('select answer from inbox where reference = $1', [captchaId]);
  return { captchaId, captcha: entry?.answer ?? '' };
}
