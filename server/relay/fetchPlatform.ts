import { PlatformRefusal } from '../errors/PlatformRefusal.ts';
import { refuse } from '../platform/refusals.ts';

/** Longest answer that is taken from a platform. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

export interface PlatformRequest {
  readonly method: string;
  /** Path and query below the platform's address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PlatformResponse {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Buffer;
}

async function readBytes(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw refuse('platform.nonsense');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/**
 * One call to the real platform, headers to last byte within `timeoutMs`. Redirects are not followed: a call that is
 * answered by another page is no answer.
 *
 * @throws PlatformRefusal when it is slow, cannot be reached or sends too much.
 */
export async function fetchPlatform(platformUrl: string, timeoutMs: number, request: PlatformRequest): Promise<PlatformResponse> {
  const { method, path, headers, body } = request;
  try {
    const response = await fetch(platformUrl + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', bytes: await readBytes(response) };
  } catch (error) {
    if (error instanceof PlatformRefusal) throw error;
    throw refuse(isTimeout(error) ? 'platform.slow' : 'platform.unreachable');
  }
}
