import { isObject } from '#schemas/base/json/isObject.ts';
import type { WorkChallenge } from '#schemas/declare/platform/session.schema.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { scriptAddress } from '#src/lib/scriptAddress.ts';
// oxlint-disable-next-line import/default -- the bundler generates the default export, the file's address
import workerAddress from './work.worker.ts?worker&url';

/** Far more than the hardest work takes an old phone. */
const TIMEOUT_MS = 90_000;

const failed = (why: string) => new ApiError('captcha.notChecked', 0, why);

/**
 * Does the platform's proof of work in a worker, so that typing stays fast. Returns the payload of ALTCHA: challenge and solution in Base64.
 * Throws `ApiError`: `captcha.unsupported` where the browser lacks workers or the page https.
 *
 * @param signal Aborts the work.
 */
export async function doWork(challenge: WorkChallenge, signal: AbortSignal): Promise<string> {
  if (typeof Worker === 'undefined' || typeof crypto.subtle === 'undefined')
    throw new ApiError('captcha.unsupported', 0, 'no worker, or a page without https');
  const worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(failed('no longer wanted')));
      worker.addEventListener('error', ({ message }) => reject(failed(message)));
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (!isObject(data) || 'error' in data) return reject(failed('the work has no solution'));
        resolve(btoa(JSON.stringify({ challenge, solution: data })));
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window: it takes no origin
      worker.postMessage({ type: 'work', challenge, timeout: TIMEOUT_MS });
    });
  } finally {
    worker.terminate();
  }
}
