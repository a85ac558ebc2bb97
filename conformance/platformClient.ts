import { type CallName, type Params, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { pathOf } from '#schemas/declare/calls/pathOf.ts';
import { calls } from '#schemas/generated/calls.js';
import { fitsJsonLimits } from '#schemas/base/json/jsonLimits.ts';
import type { PlatformAnswer } from '#schemas/declare/platform/answer.schema.ts';
import { MERCHANT_HEADER, TOKEN_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { readBounded } from '#server/http/outgoing/readBounded.ts';
import { ANSWER_TIMEOUT_MS, MAX_ANSWER_BYTES } from '#server/relay/fetchPlatform.ts';
import { platformAddress } from '#server/relay/platformAddress.ts';
import { readEnvelope } from '#server/relay/readEnvelope.ts';
import { type CallSettings, callFields, requestOf } from '#src/lib/requestOf.ts';

/** The result of a request. */
export type Outcome =
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly value: unknown }
  | { readonly kind: 'unreadable' | 'unreachable'; readonly reason: string }
  | { readonly kind: 'slow' | 'tooLarge' };

export interface Exchange {
  readonly call: CallName;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly elapsedMs: number;
  readonly outcome: Outcome;
}

export interface CallRequest {
  readonly query?: Params;
  readonly body?: object;
  readonly token?: string | undefined;
  readonly encryption?: string;
}

/** Whether a call is refused because of the caller, or to everyone, and not because of its content. */
export const isPermission = ({ status, outcome }: Exchange): boolean =>
  outcome.kind === 'refused' && (status === 403 || outcome.code === 'account.permission' || outcome.code === 'free_reject');

/** Sends one request; `fetch` except in tests. */
export type Send = (address: URL, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  /** Origin and base path of the platform, without a closing slash. */
  readonly url: string;
  readonly merchantCode: string;
  readonly send: Send;
  /** A clock that only goes forward, in ms. */
  readonly now: () => number;
  /** How the merchant's platform differs, once its release is known. */
  readonly settings?: CallSettings;
}

export interface PlatformClient {
  readonly settings: CallSettings;
  ask(call: CallName, options?: CallRequest): Promise<Exchange>;
  /** The same platform, spoken to as a release says. */
  as(settings: CallSettings): PlatformClient;
}

/** The longest wait that our server or the player has for a call. */
export const timeLimitOf = (call: CallName): number => Math.min(calls[call].timeoutMs ?? ANSWER_TIMEOUT_MS, ANSWER_TIMEOUT_MS);

/** Why an answer cannot be read, for the platform's developers. */
function unreadableReason(call: CallName, contentType: string, bytes: Buffer): string {
  if (!calls[call].bare && !contentType.includes('json')) return `the content type is “${contentType}”, not JSON`;
  if (!fitsJsonLimits(bytes, 'answer')) return 'the JSON is nested too deeply or holds too many values';
  if (!readJson(bytes.toString('utf8')).ok) return 'the text is not JSON, or holds keys that are never accepted';
  return 'the envelope is missing: {"success":true,"value":…} or {"success":false,"errorCode":"…"}';
}

function readOutcome(call: CallName, status: number, contentType: string, bytes: Buffer): Outcome {
  let answer: PlatformAnswer;
  try {
    answer = readEnvelope(declaredCalls[call], { status, contentType, bytes });
  } catch {
    return { kind: 'unreadable', reason: `HTTP ${status}: ${unreadableReason(call, contentType, bytes)}` }; // as the relay refuses it
  }
  const { success, errorCode = '', message = '', value } = answer;
  return success ? { kind: 'answered', value } : { kind: 'refused', code: errorCode, message, value };
}

/** Calls a platform as the player and our server do, and records the data for checking its answers. Never throws because of the platform. */
export function createPlatformClient(options: ClientOptions): PlatformClient {
  const { url, merchantCode, send, now, settings } = options;

  function addressOf(call: CallName, { query = {}, token }: CallRequest): URL | undefined {
    const entry = calls[call];
    const named = entry.tokenInQuery && token !== undefined ? { token } : {};
    const fields = entry.method === 'GET' ? { ...query, ...named, ...callFields(call, entry, settings) } : query;
    const search = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
    return platformAddress(url, pathOf(call, settings) + (search === '' ? '' : `?${search}`));
  }

  return {
    settings,
    as: (other) => createPlatformClient({ ...options, settings: other }),
    async ask(call, options = {}) {
      const { body, token, encryption } = options;
      const started = now();
      const none = { call, status: 0, headers: new Headers(), bytes: Buffer.alloc(0) };
      const address = addressOf(call, options);
      if (address === undefined)
        return { ...none, elapsedMs: 0, outcome: { kind: 'unreachable', reason: 'the address is not below the platform’s' } };
      const request = requestOf(call, calls[call], { token, body, encryption, isInstalled: false }, settings);
      try {
        const response = await send(address, {
          method: calls[call].method,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeLimitOf(call)),
          ...(request.body === undefined ? {} : { body: request.body }),
          headers: {
            accept: 'application/json',
            'accept-encoding': 'gzip',
            [MERCHANT_HEADER]: merchantCode,
            ...request.headers,
            ...(token === undefined ? {} : { [settings?.tokenHeader ?? TOKEN_HEADER]: token }),
          },
        });
        const { status, headers } = response;
        const bytes = await readBounded(response, MAX_ANSWER_BYTES);
        const elapsedMs = now() - started;
        if (elapsedMs > timeLimitOf(call)) return { ...none, status, headers, elapsedMs, outcome: { kind: 'slow' } };
        if (bytes === undefined) return { ...none, status, headers, elapsedMs, outcome: { kind: 'tooLarge' } };
        const outcome = readOutcome(call, status, headers.get('content-type') ?? '', bytes);
        return { call, status, headers, bytes, elapsedMs, outcome };
      } catch (error) {
        const isSlow = error instanceof Error && error.name === 'TimeoutError';
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        const outcome: Outcome = isSlow ? { kind: 'slow' } : { kind: 'unreachable', reason: String(cause) };
        return { ...none, elapsedMs: now() - started, outcome };
      }
    },
  };
}
