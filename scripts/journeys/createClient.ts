import type { CallAnswer, CallName } from '#schemas/calls/declaredCalls.ts';
import { pathOf } from '#schemas/calls/pathOf.ts';
import { readAnswer } from '#schemas/calls/readAnswer.ts';
import { calls } from '#schemas/generated/calls.js';
import { isObject } from '#schemas/isObject.ts';
import { MERCHANT_HEADER, TOKEN_HEADER } from '#schemas/platform/wireNames.ts';
import { safeJson } from '#schemas/safeJson.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { type CallSettings, callFields, requestOf } from '#src/lib/requestOf.ts';

/** Calls to a platform from outside a browser, with the addresses, headers and bodies that the player sends. */
export interface Client extends Http {
  /** The same platform, for another session; without a token for a guest. */
  as(token?: string): Client;
}

interface ClientOptions {
  /** Address of the platform, without a path. */
  readonly url: string;
  readonly merchantCode: string;
  /** How calls to the platform are made, once its template is known. */
  readonly settings?: CallSettings;
}

interface Asked {
  readonly query?: string;
  readonly body?: unknown;
  readonly encryption?: string | undefined;
  readonly token?: string | undefined;
}

export function createClient({ url, merchantCode, settings }: ClientOptions, own?: string): Client {
  async function ask<C extends CallName>(call: C, { query = '', body, encryption, token }: Asked): Promise<CallAnswer<C>> {
    const path = pathOf(call, settings);
    if (path === '') throw new ApiError('url.empty', 0, `no address for ${call}`);
    const entry = calls[call];
    const request = requestOf(call, entry, { token, body, encryption, isInstalled: false }, settings);
    const response = await fetch(url + path + query, {
      method: entry.method,
      ...request,
      headers: {
        [MERCHANT_HEADER]: merchantCode,
        ...request.headers,
        ...(token === undefined ? {} : { [settings?.tokenHeader ?? TOKEN_HEADER]: token }),
      },
    });
    const json = safeJson(await response.text());
    if (!isObject(json)) throw new ApiError(`http.${response.status}`, response.status, 'unreadable answer');
    const { success, value, errorCode, message } = json;
    if (success !== true) throw new ApiError(String(errorCode), response.status, String(message ?? ''), value);
    const read = readAnswer(call, value);
    if (!read.ok) throw new ApiError('answer.unreadable', response.status, `unreadable answer to ${call}`);
    return read.value;
  }

  return {
    read: (call, params = {}, token = own) => {
      const fields = { ...params, ...callFields(call, calls[call], settings) };
      const search = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      return ask(call, { query: search.size === 0 ? '' : `?${search.toString()}`, token });
    },
    send: (call, body, encryption) => ask(call, { body, encryption, token: own }),
    as: (token) => createClient({ url, merchantCode, settings }, token),
  };
}
