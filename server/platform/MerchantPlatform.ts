import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';

/** The caller, as far as the platform may know it. */
export interface Caller {
  readonly merchantCode: string;
  readonly token?: string;
  /** For rate limits and the restricted page. */
  readonly ip: string;
}

/** The caller's address when the server itself reads without a session, to render a page or to index games. */
export const SERVER_IP = '127.0.0.1';

/**
 * The merchant platform as our server sees it: the sandbox, or a relay to a real one. `read` serves the pages that are
 * rendered here; players' own calls arrive over HTTP and end in the same code.
 *
 * Throws `PlatformRefusal` when the platform refuses or cannot answer.
 */
export interface MerchantPlatform {
  read<C extends CallName>(call: C, params: Params, caller: Caller): Promise<CallAnswer<C>>;
}
