import type { RequestHandler, Router } from 'express';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { MERCHANT_HEADER } from '#schemas/declare/platform/wireNames.ts';
import type { PlatformStatus } from '#schemas/declare/platform/platformRefusals.ts';
import { PlatformRefusal } from '../errors/PlatformRefusal.ts';
import type { Caller, MerchantPlatform } from '../platform/MerchantPlatform.ts';
import { pathOf } from '../playerCalls/callOf.ts';
import { limitRepeats } from '../http/log/limitRepeats.ts';
import { withCallSpan } from '../http/log/withSpan.ts';
import type { FindLiveSite } from '../platform/LiveSite.ts';
import { refuse } from '../playerCalls/refusals.ts';
import { type TimePlatform, untimed } from '../platform/TimePlatform.ts';
import { tokenHeaderOf } from '../playerCalls/tokenOf.ts';
import { ANSWER_TIMEOUT_MS, fetchPlatform } from './fetchPlatform.ts';
import { platformAddress } from './platformAddress.ts';
import { readEnvelope } from './readEnvelope.ts';
import { requireAnswer } from './requireAnswer.ts';
import { relayPictures } from './relayPictures.ts';
import { relayRouter } from './relayRouter.ts';

interface Deps {
  /** Origin and base path, without a closing slash. */
  readonly platformUrl: string;
  /** Header in which the platform reads sessions, where players must send them in another one. */
  readonly platformTokenHeader?: string | undefined;
  /** How a merchant's platform differs from the table of calls. */
  readonly liveSite: FindLiveSite;
  readonly log: { error(fields: object, message: string): void };
  readonly timeoutMs?: number;
  readonly timePlatform?: TimePlatform | undefined;
}

export interface Relay {
  readonly platform: MerchantPlatform;
  /** Forwards players' calls. Mount it before any body parser. */
  readonly router: Router;
  /** Brings the platform's pictures. Mount it after all files of ours. */
  readonly pictures: RequestHandler;
}

/** Platforms refuse with all kinds of statuses; only these are passed on. */
const passedOn: readonly number[] = [400, 401, 403, 404, 409, 413, 415, 422, 429, 503] satisfies PlatformStatus[];
const statusOf = (status: number): PlatformStatus => (passedOn.includes(status) ? (status as PlatformStatus) : 400); // just looked up

/** A real merchant platform behind our server. Its answers are checked before they are passed on. */
export function createRelay({
  platformUrl,
  platformTokenHeader,
  liveSite,
  log: unlimited,
  timeoutMs = ANSWER_TIMEOUT_MS,
  timePlatform = untimed,
}: Deps): Relay {
  const log = limitRepeats(unlimited, (fields) =>
    'call' in fields ? String(fields.call) : 'err' in fields ? String(fields.err) : '',
  );
  const observed: TimePlatform = (call, work) => withCallSpan(call, () => timePlatform(call, work), true);
  const platform: MerchantPlatform = {
    async read<C extends CallName>(call: C, params: Params, { merchantCode, token, ip }: Caller): Promise<CallAnswer<C>> {
      const site = liveSite(merchantCode);
      const path = pathOf(call, site);
      if (path === '') throw refuse('call.unknown');
      const query = new URLSearchParams(
        Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString();
      const request = {
        method: calls[call].method,
        address: platformAddress(platformUrl, query === '' ? path : `${path}?${query}`),
        headers: {
          accept: 'application/json',
          [MERCHANT_HEADER]: merchantCode,
          'x-forwarded-for': ip,
          ...(token === undefined ? {} : { [platformTokenHeader ?? tokenHeaderOf(site)]: token }),
        },
      };
      const response = await observed(call, () => fetchPlatform(timeoutMs, request));
      const { success, errorCode, message, value } = readEnvelope(calls[call], response);
      if (!success) throw new PlatformRefusal(errorCode ?? 'platform.refused', statusOf(response.status), value, message);
      return requireAnswer(call, value, log);
    },
  };
  return {
    platform,
    router: relayRouter({ platformUrl, platformTokenHeader, liveSite, timeoutMs, timePlatform: observed, log }),
    pictures: relayPictures({ platformUrl, timeoutMs, log }),
  };
}
