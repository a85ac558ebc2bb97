import type { CustomFetch } from 'openid-client';
import { readBounded } from './readBounded.ts';
import { patientSignal } from '../../store/database/startPatience.ts';

interface Bounds {
  /** From the request to the last byte of the answer. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** Statuses whose answers have no body. */
const EMPTY = new Set([101, 204, 205, 304]);

/** Reads whole answers, within a time and up to a size. An answer that is larger rejects. */
export const boundedFetch =
  (
    reach: CustomFetch = (address, options) => fetch(address, options as RequestInit),
    { timeoutMs, maxBytes }: Bounds,
  ): CustomFetch =>
  async (address, options) => {
    const timeout = patientSignal(timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const response = await reach(address, { ...options, signal });
    const bytes = await readBounded(response, maxBytes);
    if (bytes === undefined) throw new Error(`the provider sent more than ${maxBytes} bytes`);
    const { status, statusText, headers } = response;
    return new Response(EMPTY.has(status) ? null : new Uint8Array(bytes), { status, statusText, headers });
  };
