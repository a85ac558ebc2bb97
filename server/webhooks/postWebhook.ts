import type { DeliveryFault } from '#schemas/edges/api/webhooks.schema.ts';
import { type FindAddresses, lookUp, requestAt } from '../http/outgoing/publicAddress.ts';
import { resolveTarget } from './resolveTarget.ts';
import { patientSignal } from '../store/database/startPatience.ts';

/** How long a receiver may take, with the look-up of its name. */
const ANSWER_MS = 10_000;
/** How much of an answer is read and stored. */
const EXCERPT_BYTES = 500;

/** What a receiver answered, or why there is no answer. */
export type WebhookAnswer =
  | { readonly status: number; readonly answer: string; readonly fault: null }
  | { readonly status: null; readonly answer: null; readonly fault: DeliveryFault };

interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Options {
  readonly isPrivateAllowed: boolean;
  readonly find?: FindAddresses | undefined;
  readonly answerMs?: number | undefined;
}

const failed = (fault: DeliveryFault): WebhookAnswer => ({ status: null, answer: null, fault });

/** Text without what breaks a line or a page, and without what PostgreSQL cannot store. */
const plainText = (bytes: Buffer): string =>
  bytes
    .subarray(0, EXCERPT_BYTES)
    .toString('utf8')
    .replaceAll(/[\p{Cc}\p{Cf}\u{fffd}\s]+/gu, ' ')
    .trim();

function send(url: URL, address: string, { headers, body }: Post, signal: AbortSignal): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const request = requestAt(url, address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Livery webhooks', ...headers },
      signal,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      let read = Buffer.alloc(0);
      const finish = () => resolve({ status, answer: plainText(read), fault: null });
      response.on('data', (part: Buffer) => {
        read = Buffer.concat([read, part]);
        if (read.length < EXCERPT_BYTES) return;
        finish();
        response.destroy();
      });
      response.on('end', finish);
      response.on('error', finish); // the status has arrived, which is what counts
    });
    request.end(body);
  });
}

/** Sends one event. Follows no redirect, never waits longer than ten seconds, and never rejects. */
export async function postWebhook(post: Post, options: Options): Promise<WebhookAnswer> {
  const { isPrivateAllowed, find = lookUp, answerMs = ANSWER_MS } = options;
  const signal = patientSignal(answerMs);
  const isOver = new Promise<WebhookAnswer>((resolve) => {
    signal.addEventListener('abort', () => resolve(failed('timeout')), { once: true });
  });
  async function work(): Promise<WebhookAnswer> {
    const target = await resolveTarget(post.url, { find, isPrivateAllowed });
    return 'fault' in target ? failed(target.fault) : send(target.url, target.address, post, signal);
  }
  return Promise.race([work().catch(() => failed(signal.aborted ? 'timeout' : 'unreachable')), isOver]);
}
