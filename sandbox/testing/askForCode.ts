import { DEMO_MOBILE } from './encryptLogin.ts';
import type { Answered, TestSandbox } from './startTestSandbox.ts';

export const askFor = (sandbox: TestSandbox, json: object = DEMO_MOBILE, purpose = 'noLogin'): Promise<Answered> =>
  sandbox.call('POST', `/wps/verification/sms/${purpose}`, { json });

/** The newest message to a number or address in the development inbox. */
export async function newestMessage(
  sandbox: TestSandbox,
  to: string,
): Promise<{ readonly answer: string; readonly message: string } | undefined> {
  await sandbox.settle();
  const [entry] = await sandbox.db.query<{ answer: string; message: string }>(
    `select answer, coalesce(message, '') as message from inbox where reference = $1 order by id desc limit 1`,
    [to],
  );
  return entry;
}

/** Requests a code and reads it; empty if none was sent. */
export async function codeFor(sandbox: TestSandbox, json = DEMO_MOBILE, purpose = 'noLogin'): Promise<string> {
  await askFor(sandbox, json, purpose);
  return (await newestMessage(sandbox, `+${json.countryDialingCode}${json.mobileNum}`))?.answer ?? '';
}
