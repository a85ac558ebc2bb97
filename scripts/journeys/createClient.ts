import { setTimeout as pause } from 'node:timers/promises';
import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { pathOf } from '#schemas/declare/calls/pathOf.ts';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { calls } from '#schemas/generated/calls.js';
import { isObject } from '#schemas/base/json/isObject.ts';
import { MERCHANT_HEADER, TOKEN_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
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
  /** Lets the time go by, in ms, until a platform that limits how often it is asked takes the next request. */
  readonly waitTurn?: (ms: number) => Promise<void>;
  /** How calls to the platform are made, once its template is known. */
  readonly settings?: CallSettings;
}

const sayAndWait = async (ms: number): Promise<void> => {
  console.error(`throttled: the platform takes the next request in ${Math.ceil(ms / 1000)} s, waiting …`);
  await pause(ms);
};

/** The code of a refusal because of requests in too short a time. */
export const THROTTLED = 'rate.limited';

/** A longer wait than this is left to the caller: the step is not shown. */
const LONGEST_TURN_S = 15 * 60;
/** For a platform that does not say how long to wait. */
const USUAL_TURN_S = 60;
/** Each request may be refused anew: others wait for their turn, too. */
const TURNS = 5;

/** Seconds until a refused request may be repeated; undefined where repeating does not help, or takes too long. */
function turnIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== THROTTLED) return undefined;
  const seconds = isObject(error.value) ? Number(error.value['retryAfterS']) : Number.NaN;
  const wait = Number.isFinite(seconds) ? seconds : USUAL_TURN_S;
  return wait <= LONGEST_TURN_S ? wait : undefined;
}

/** Names below `localhost` are this machine (RFC 6761), also where its resolver does not know them; a header names the merchant. */
export const reachable = (url: string): string => url.replace(/^(https?:\/\/)[^/]+\.localhost(?=[:/]|$)/i, '$1localhost');

interface CallRequest {
  readonly query?: string;
  readonly body?: unknown;
  readonly encryption?: string | undefined;
  readonly token?: string | undefined;
}

export function createClient({ url, merchantCode, waitTurn = sayAndWait, settings }: ClientOptions, own?: string): Client {
  const origin = reachable(url);
  async function askOnce<C extends CallName>(
    call: C,
    { query = '', body, encryption, token }: CallRequest,
  ): Promise<CallAnswer<C>> {
    const path = pathOf(call, settings);
    if (path === '') throw new ApiError('url.empty', 0, `no address for ${call}`);
    const entry = calls[call];
    const request = requestOf(call, entry, { token, body, encryption, isInstalled: false }, settings);
    const response = await fetch(origin + path + query, {
      method: entry.method,
      ...request,
      headers: {
        [MERCHANT_HEADER]: merchantCode,
        ...request.headers,
        ...(token === undefined ? {} : { [settings?.tokenHeader ?? TOKEN_HEADER]: token }),
      },
    }).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new ApiError('network', 0, `${origin} does not answer: ${String(cause)}`);
    });
    const json = safeJson(await response.text());
    if (!isObject(json)) throw new ApiError(`http.${response.status}`, response.status, 'unreadable answer');
    const { success, value, errorCode, message } = json;
    if (success !== true) throw new ApiError(String(errorCode), response.status, String(message ?? ''), value);
    const read = readAnswer(call, value);
    if (!read.ok) throw new ApiError('answer.unreadable', response.status, `unreadable answer to ${call}`);
    return read.value;
  }

  /** A request that is refused for coming too soon has done nothing, so it is repeated when its turn has come. */
  async function ask<C extends CallName>(call: C, request: CallRequest): Promise<CallAnswer<C>> {
    for (let turn = 1; ; turn += 1) {
      try {
        return await askOnce(call, request);
      } catch (error) {
        const seconds = turnIn(error);
        if (seconds === undefined || turn > TURNS) throw error;
        await waitTurn(seconds * 1000);
      }
    }
  }

  return {
    read: (call, params = {}, token = own) => {
      const fields = { ...params, ...callFields(call, calls[call], settings) };
      const search = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      return ask(call, { query: search.size === 0 ? '' : `?${search.toString()}`, token });
    },
    send: (call, body, encryption) => ask(call, { body, encryption, token: own }),
    as: (token) => createClient({ url, merchantCode, waitTurn, settings }, token),
  };
}
