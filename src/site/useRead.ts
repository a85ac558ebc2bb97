import useSWR, { type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import type { CallAnswer, CallName, Params, ReadCall } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import type { ApiError } from '#src/lib/ApiError.ts';
import { useSite, useSiteState } from './siteContext.ts';

/** The needed part of an answer, if it is less than all: the server inlines nothing else. */
export interface AnswerPart<C extends CallName, Part> {
  readonly name: string;
  readonly of: (answer: CallAnswer<C>) => Part;
}

/** The cache key of a read: server and browser must agree on it. */
export const readKey = (call: CallName, params: Params, part?: { readonly name: string }): string =>
  unstable_serialize(part ? [call, params, part.name] : [call, params]);

/** A member's own data also change elsewhere, such as in the chat: an older answer is read again when the player comes back. */
const OWN_FRESH_MS = 2000;

interface ReadOptions {
  /** Guests are answered too, but a session otherwise: it is asked for again, and the guest's answer is shown until then. */
  readonly differsBySession?: boolean;
  /** Interval of reading again, in ms; 0 for never. With an interval, public data are not read again when the player comes back to the page. */
  readonly refreshMs?: number;
  /** Sent along where the browser asks; the answer is the same without, so it is not a part of the cache key. */
  readonly aside?: Params;
}

/**
 * A platform read, cached by call and parameters: a new language is a new key, so it loads again. Reads that need a
 * session stay idle for guests.
 */
export function useRead<C extends ReadCall>(
  call: C,
  params: Params,
  { differsBySession = false, refreshMs, aside }: ReadOptions = {},
): SWRResponse<CallAnswer<C>, ApiError> {
  const { http, mode } = useSite();
  const { fallback } = useSWRConfig();
  const token = useSiteState((state) => state.session?.token);
  const isOwn = calls[call].session === true;
  const idle = isOwn && token === undefined && mode === 'live';
  const isDifferent = differsBySession && token !== undefined;
  // Keys and answers of the page's own fallback, as the server wrote them.
  const guests: unknown = isDifferent ? fallback[readKey(call, params)] : undefined;
  return useSWR<CallAnswer<C>, ApiError>(
    idle ? null : isOwn || isDifferent ? [call, params, token] : [call, params],
    () => http.read(call, { ...params, ...aside }),
    {
      // A member's own data change by their actions elsewhere: the cached answer shows at once, and is read again.
      ...(isOwn ? { revalidateIfStale: true } : {}),
      ...(isOwn || isDifferent ? { dedupingInterval: OWN_FRESH_MS, focusThrottleInterval: OWN_FRESH_MS } : {}),
      ...(isDifferent ? { fallbackData: guests as CallAnswer<C> | undefined, revalidateOnMount: true } : {}),
      ...(refreshMs === undefined ? {} : { refreshInterval: refreshMs, revalidateOnFocus: isOwn }),
    },
  );
}

/** A part of a read that guests are answered, too, cached apart from the whole. */
export function useReadPart<C extends ReadCall, Part>(
  call: C,
  params: Params,
  { name, of }: AnswerPart<C, Part>,
): SWRResponse<Part, ApiError> {
  const { http } = useSite();
  return useSWR<Part, ApiError>([call, params, name], async () => of(await http.read(call, params)));
}
