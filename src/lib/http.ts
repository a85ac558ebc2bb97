import type { Answer, Params } from '#schemas/platform/answers.ts';
import { type CallName, ENCRYPTION_HEADER, TOKEN_HEADER, VERSION_HEADER, calls } from '#schemas/platform/calls.ts';
import { ApiError } from './ApiError.ts';

/** The player's way to the merchant platform. Both throw `ApiError` and nothing else. */
export interface Http {
  /** A call without a body. Its answer has passed the schema of the call. */
  read<C extends CallName>(call: C, params?: Params): Promise<Answer<C>>;
  /** A call with a JSON body. `encryption` names how the body was encrypted, if it was. */
  send<C extends CallName>(call: C, body: unknown, encryption?: string): Promise<Answer<C>>;
}

interface Wiring {
  readonly token: () => string | undefined;
  /** The platform no longer knows the session of this token. */
  readonly onExpired: (token: string) => void;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/** How a platform says that it does not know a token that was sent along (ERR-07). */
const EXPIRED = ['session.expired', 'session.missing', 'http.401'];

/** Judges an answer by the call's schema. The validators load beside the first call, never before the first paint. */
async function readAnswer<C extends CallName>(call: C, status: number, text: string): Promise<Answer<C>> {
  const [{ readJson }, { answer: isAnswer }, validators] = await Promise.all([
    import('#schemas/readJson.ts'),
    import('#schemas/generated/platform.js'),
    import('#schemas/generated/answers.js'),
  ]);
  const json = readJson(text);
  if (!json.ok || !isAnswer(json.value)) {
    throw new ApiError(status >= 400 ? `http.${status}` : 'answer.unreadable', status, 'unreadable answer');
  }
  // `isAnswer` has judged the envelope.
  const envelope = json.value as { success: boolean; value?: unknown; errorCode?: string; message?: string };
  if (!envelope.success) {
    throw new ApiError(envelope.errorCode ?? `http.${status}`, status, envelope.message ?? '', envelope.value);
  }
  const isValue: ((value: unknown) => boolean) | undefined = (
    validators as Partial<Record<CallName, (value: unknown) => boolean>>
  )[call];
  if (isValue && !isValue(envelope.value)) throw new ApiError('answer.unreadable', status, `unreadable answer to ${call}`);
  // The validator of `call` was compiled from the schema that `Answer<C>` is the type of.
  return envelope.value as Answer<C>;
}

export function createHttp({ token, onExpired, timeoutMs = TIMEOUT_MS }: Wiring): Http {
  async function ask<C extends CallName>(call: C, query: string, init: RequestInit): Promise<Answer<C>> {
    const current = token();
    if ('session' in calls[call] && current === undefined) throw new ApiError('session.missing', 401, 'no session');
    const version = 'version' in calls[call] ? calls[call].version : undefined;
    const headers = {
      ...(init.headers as Record<string, string> | undefined),
      ...(current ? { [TOKEN_HEADER]: current } : {}),
      ...(version === undefined ? {} : { [VERSION_HEADER]: String(version) }),
    };
    let response: Response;
    let text: string;
    try {
      response = await fetch(calls[call].path + query, {
        ...init,
        headers,
        method: calls[call].method,
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (error) {
      throw new ApiError('network', 0, error instanceof Error ? error.message : String(error));
    }
    try {
      return await readAnswer(call, response.status, text);
    } catch (error) {
      if (current !== undefined && error instanceof ApiError && EXPIRED.includes(error.code)) onExpired(current);
      throw error;
    }
  }

  return {
    read(call, params = {}) {
      const search = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString();
      return ask(call, search && `?${search}`, {});
    },
    send(call, body, encryption) {
      const headers = { 'content-type': 'application/json', ...(encryption ? { [ENCRYPTION_HEADER]: encryption } : {}) };
      return ask(call, '', { headers, body: JSON.stringify(body) });
    },
  };
}
