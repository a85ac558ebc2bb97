import type { Call } from '#schemas/declare/calls/CallDeclaration.ts';
import type { CallAnswer, CallName, Params, SentBody, WriteCall } from '#schemas/declare/calls/declaredCalls.ts';
import { pathOf } from '#schemas/declare/calls/pathOf.ts';
import { calls } from '#schemas/generated/calls.js';
import { isObject } from '#schemas/base/json/isObject.ts';
import { MERCHANT_HEADER, TOKEN_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import { ApiError } from './ApiError.ts';
import { type CallSettings, callFields, requestOf } from './requestOf.ts';

/** The player's way to the merchant platform. Both throw `ApiError` and nothing else. */
export interface Http {
  /**
   * A call without a body of its own. Its answer has the shape that the call declares. `token` speaks for a session that is not
   * the page's.
   */
  read<C extends CallName>(call: C, params?: Params, token?: string): Promise<CallAnswer<C>>;
  /** A call with a body, JSON unless the table says otherwise. `encryption` names how the body was encrypted, if it was. */
  send<C extends WriteCall>(call: C, body: SentBody<C>, encryption?: string): Promise<CallAnswer<C>>;
}

interface HttpDeps {
  readonly token: () => string | undefined;
  /** The platform no longer knows the session. */
  readonly onExpired: () => void;
  /** Called for every other call that was made and failed for good (ERR-07). */
  readonly onFailed?: (call: CallName, error: ApiError) => void;
  /** How calls to the platform are made. */
  readonly settings?: () => CallSettings;
  /** Other hosts where the platform answers for the merchant (CALL-105). */
  readonly elsewhere?: () => Elsewhere;
  /** Whether the page's own host is our server, which has validated every answer. Others are validated here. */
  readonly isOwnServer?: boolean;
  readonly timeoutMs?: number;
  /** Whether the page runs as an installed app. */
  readonly isInstalled?: () => boolean;
}

/** The platform's other hosts. Calls to them name the merchant, because the host name does not. */
interface Elsewhere {
  readonly hosts: readonly string[];
  readonly merchantCode: string;
}

/** A request's options besides its call. */
interface RequestOptions {
  /** With its question mark. */
  readonly query?: string;
  readonly body?: unknown;
  readonly encryption?: string | undefined;
  /** Token of the session that the call is made for. */
  readonly current?: string | undefined;
}

const TIMEOUT_MS = 15_000;
/** Pause before a read is tried again. */
const RETRY_MS = 400;

const noNetwork = (error: unknown): ApiError =>
  new ApiError('network', 0, error instanceof Error ? error.message : String(error));

/** Validates answers of other hosts than our server: a page that calls none never loads it. */
const loadValidation = async () => {
  try {
    return await import('#schemas/declare/calls/readAnswer.ts');
  } catch (error) {
    throw noNetwork(error);
  }
};

/** The value of an answer. Throws `ApiError` for a refusal, and for anything else, such as the error page of a proxy. */
function valueOf({ bare }: Call, status: number, json: unknown): unknown {
  if (!isObject(json) || typeof json['success'] !== 'boolean') {
    if (bare && json !== undefined) return json;
    throw new ApiError(status >= 400 ? `http.${status}` : 'answer.unreadable', status, 'unreadable answer');
  }
  const { success, value, errorCode, message } = json;
  if (success) return value;
  const words = typeof message === 'string' ? message : '';
  throw new ApiError(typeof errorCode === 'string' ? errorCode : `http.${status}`, status, words, value);
}

/** A 401 ends the session (ERR-07), unless its code says that a password is wrong: our own code, or any with an error text of the merchant. */
function isExpired({ method, session }: Call, { code, status }: ApiError, settings: CallSettings): boolean {
  if (code === 'session.expired') return true;
  const isWrongPassword = code === 'login.wrong' || settings?.errorTexts.some((row) => row.startsWith(`${code}=`));
  return status === 401 && (method === 'GET' || (session === true && isWrongPassword !== true));
}

/** Faults that may be gone a moment later: no answer, nonsense, or a server in trouble. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'answer.unreadable' || error.status >= 500);

// oxlint-disable-next-line max-lines-per-function -- part of every player's first script, of which each function costs bytes
export function createHttp({
  token,
  onExpired,
  onFailed,
  settings = () => undefined,
  elsewhere = () => ({ hosts: [], merchantCode: '' }),
  isOwnServer = false,
  timeoutMs = TIMEOUT_MS,
  isInstalled = () => false,
}: HttpDeps): Http {
  /** The host that calls go to now; empty is the page's own. */
  let chosen = '';
  const choices = () => ['', ...elsewhere().hosts];

  /** Switches from a host that does not answer to the next one, unless another call has already done so. */
  function leave(host: string) {
    const hosts = choices();
    if (chosen === host) chosen = hosts[(hosts.indexOf(host) + 1) % hosts.length] ?? '';
  }

  async function ask<C extends CallName>(call: C, { query = '', current, ...content }: RequestOptions): Promise<CallAnswer<C>> {
    const entry = calls[call];
    const names = settings();
    const path = pathOf(call, names);
    if (path === '') throw new ApiError('url.empty', 0, `no address for ${call}`);
    if (entry.session && current === undefined) throw new ApiError('session.missing', 401, 'no session');
    const request = requestOf(call, entry, { ...content, token: current, isInstalled: isInstalled() }, names);
    const host = choices().includes(chosen) ? chosen : '';
    const validation = isOwnServer && host === '' ? undefined : loadValidation();
    validation?.catch(() => undefined); // reported when the answer is here
    let response: Response;
    let text: string;
    try {
      response = await fetch(host + path + query, {
        method: entry.method,
        signal: AbortSignal.timeout(entry.timeoutMs ?? timeoutMs),
        ...request,
        headers: {
          ...request.headers,
          ...(current === undefined ? {} : { [names?.tokenHeader ?? TOKEN_HEADER]: current }), // CALL-01, CALL-101
          ...(host === '' ? {} : { [MERCHANT_HEADER]: elsewhere().merchantCode }),
        },
      });
      text = await response.text();
    } catch (error) {
      leave(host);
      throw noNetwork(error);
    }
    const value = valueOf(entry, response.status, safeJson(text));
    const read = (await validation)?.readAnswer(call, value);
    if (read?.ok === false) throw new ApiError('answer.unreadable', response.status, `unreadable answer to ${call}`);
    // Our server has validated it by the schema that `CallAnswer<C>` is the type of, or that has just been done.
    return value as CallAnswer<C>;
  }

  /** Every failed call passes here once, before the caller gets the error (ERR-07). */
  async function intercepted<T>(call: CallName, work: () => Promise<T>, before: string | undefined): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (before === undefined || !isExpired(calls[call], error, settings())) onFailed?.(call, error);
      // An expired session does not end one that began since.
      else if (before === token()) onExpired();
      throw error;
    }
  }

  /** Reads change nothing, so a failed one is retried once, and one without an answer is sent to every host. */
  async function askAgain<C extends CallName>(call: C, options: RequestOptions): Promise<CallAnswer<C>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask(call, options);
      } catch (error) {
        const isSilent = error instanceof ApiError && error.code === 'network';
        const mostTries = isSilent ? Math.max(2, choices().length) : 2;
        if (calls[call].method !== 'GET' || !mayPass(error) || tries >= mostTries) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  const recent = new Map<string, Promise<unknown>>();

  return {
    async read<C extends CallName>(call: C, params: Params = {}, current = token()): Promise<CallAnswer<C>> {
      const entry = calls[call];
      const named = entry.tokenInQuery && current !== undefined ? { token: current } : {};
      const fields = Object.entries({ ...params, ...named, ...callFields(call, entry, settings()) });
      const search = new URLSearchParams(fields.map(([key, value]) => [key, String(value)])).toString();
      const query = search && `?${search}`;
      const { throttleMs } = entry;
      const key = `${call} ${query} ${current ?? ''}`;
      const cached = throttleMs === undefined ? undefined : recent.get(key);
      if (cached !== undefined) return cached as Promise<CallAnswer<C>>; // the key names the call
      const pending = intercepted(call, () => askAgain(call, { query, current }), current);
      if (throttleMs !== undefined) {
        recent.set(key, pending);
        setTimeout(() => recent.delete(key), throttleMs);
      }
      return pending;
    },
    async send(call, body, encryption) {
      const current = token();
      return intercepted(call, () => ask(call, { body, encryption, current }), current);
    },
  };
}
