import { PlatformRefusal } from '../errors/PlatformRefusal.ts';
import { traceHeaders } from '../http/log/withSpan.ts';
import { readBounded } from '../http/outgoing/readBounded.ts';
import { refuse } from '../playerCalls/refusals.ts';
import { patientSignal } from '../store/database/startPatience.ts';

/** Longest wait for an answer, from headers to last byte, in ms. */
export const ANSWER_TIMEOUT_MS = 10_000;
/** Longest answer that is taken from a platform. */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

export interface PlatformRequest {
  readonly method: string;
  /** As `platformAddress` gives it. */
  readonly address: URL | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PlatformResponse {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Buffer;
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/**
 * One call to the real platform, headers to last byte within `timeoutMs`. Redirects are not followed: a call that is
 * answered by another page is not an answer.
 *
 * @throws PlatformRefusal when the platform has no such address, is slow, cannot be reached or sends too much.
 */
export async function fetchPlatform(timeoutMs: number, request: PlatformRequest): Promise<PlatformResponse> {
  const { method, address, headers, body } = request;
  if (address === undefined) throw refuse('call.unknown');
  try {
    const response = await fetch(address, {
      method,
      headers: { ...headers, ...traceHeaders() },
      redirect: 'manual',
      signal: patientSignal(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
    const bytes = await readBounded(response, MAX_ANSWER_BYTES);
    if (bytes === undefined) throw refuse('platform.nonsense');
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', bytes };
  } catch (error) {
    if (error instanceof PlatformRefusal) throw error;
    throw refuse(isTimeout(error) ? 'platform.slow' : 'platform.unreachable');
  }
}
