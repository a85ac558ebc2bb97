import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { ApiError } from '#src/lib/ApiError.ts';

const TIMEOUT_MS = 15_000;

/** Where a site's Firebase project answers. */
export interface FirebaseProject {
  /** Origin and path, without a closing slash. */
  readonly base: string;
  readonly apiKey: string;
}

/** Firebase's error codes, as the codes of our own platform. */
const codes: Readonly<Record<string, string>> = {
  INVALID_CODE: 'firebase.code',
  MISSING_CODE: 'firebase.code',
  CODE_EXPIRED: 'firebase.token',
  SESSION_EXPIRED: 'firebase.token',
  INVALID_SESSION_INFO: 'firebase.token',
  INVALID_PHONE_NUMBER: 'firebase.phone',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'rate.limited',
  QUOTA_EXCEEDED: 'rate.limited',
};

/** Its messages are a word, and perhaps a colon with more. */
function refusalOf(status: number, answer: unknown): ApiError {
  const error = isObject(answer) && isObject(answer['error']) ? answer['error']['message'] : undefined;
  const message = typeof error === 'string' ? error : '';
  return new ApiError(codes[message.split(/[ :]/)[0] ?? ''] ?? 'firebase.failed', status, message);
}

async function post(
  { base, apiKey }: FirebaseProject,
  method: string,
  body: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${base}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new ApiError('network', 0, error instanceof Error ? error.message : String(error));
  }
  const json = readJson(text);
  const answer = json.ok ? json.value : undefined;
  if (status !== 200 || !isObject(answer)) throw refusalOf(status, answer);
  return answer;
}

function textOf(answer: Readonly<Record<string, unknown>>, name: string): string {
  const value = answer[name];
  if (typeof value !== 'string' || value === '') throw new ApiError('answer.unreadable', 200, `no ${name}`);
  return value;
}

/** Has a code sent to a number such as `+84912345678`. Gives the session that the code belongs to. Throws `ApiError`. */
export const sendCode = async (project: FirebaseProject, phoneNumber: string): Promise<string> =>
  textOf(await post(project, 'sendVerificationCode', { phoneNumber }), 'sessionInfo');

/** Trades the code for the id token that proves the number. Throws `ApiError`. */
export const confirmCode = async (project: FirebaseProject, sessionInfo: string, code: string): Promise<string> =>
  textOf(await post(project, 'signInWithPhoneNumber', { sessionInfo, code }), 'idToken');
