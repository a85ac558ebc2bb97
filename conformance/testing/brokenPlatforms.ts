import { type CallName, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { MAX_ANSWER_BYTES } from '#server/relay/fetchPlatform.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { Area } from '#conformance/Finding.ts';
import type { Send } from '#conformance/platformClient.ts';

/** A clock that a platform of tests can let run on. */
export interface TestClock {
  now(): number;
  wait(ms: number): void;
}

export function createTestClock(): TestClock {
  let time = 0;
  return {
    now: () => (time += 1),
    wait: (ms) => {
      time += ms;
    },
  };
}

/** One fault of a platform, with the only finding expected for it. */
export interface BrokenPlatform {
  readonly fault: string;
  readonly area: Area;
  /** The calls that are reported; every read of a session where it is not said. */
  readonly calls: readonly CallName[] | 'sessionReads';
  /** Puts the fault between the checks and a platform that is right. */
  readonly breakIt: (send: Send, clock: TestClock) => Send;
}

const isAt = (address: URL, call: CallName): boolean => address.pathname === declaredCalls[call].path;

/** An answer with another body, and the same status and headers but for the length. */
function withBody(response: Response, body: string | Buffer, changes: Readonly<Record<string, string>> = {}): Response {
  const headers = new Headers({ ...Object.fromEntries(response.headers), ...changes });
  headers.delete('content-length');
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { status: response.status, headers });
}

/** Changes the value of one call's successful answer. */
const changing =
  (call: CallName, change: (text: string, response: Response) => Response): BrokenPlatform['breakIt'] =>
  (send) =>
  async (address, init) => {
    const response = await send(address, init);
    return isAt(address, call) && response.ok ? change(await response.text(), response) : response;
  };

const valueIn = (text: string): unknown => {
  const answer: unknown = JSON.parse(text);
  return isObject(answer) ? answer['value'] : undefined;
};

/** Platforms with one fault each. */
export const brokenPlatforms: readonly BrokenPlatform[] = [
  {
    fault: 'a field has another type',
    area: 'answers',
    calls: ['hotGames'],
    breakIt: changing('hotGames', (text, response) => withBody(response, text.replaceAll(/"nodeId":(\d+)/g, '"nodeId":"$1"'))),
  },
  {
    fault: 'the envelope is missing',
    area: 'answers',
    calls: ['winners'],
    breakIt: changing('winners', (text, response) => withBody(response, JSON.stringify(valueIn(text)))),
  },
  {
    fault: 'a call is missing',
    area: 'answers',
    calls: ['help'],
    breakIt: (send) => async (address, init) =>
      isAt(address, 'help')
        ? new Response('Not found', { status: 404, headers: { 'content-type': 'text/html' } })
        : send(address, init),
  },
  {
    fault: 'refusals have HTTP 200 and one code for everything',
    area: 'errors',
    calls: 'sessionReads',
    breakIt: (send) => async (address, init) => {
      const response = await send(address, init);
      if (response.status !== 401) return response;
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify({ success: false, errorCode: 'E500', message: 'Sorry' }), { status: 200, headers });
    },
  },
  {
    fault: 'the size of a page is ignored',
    area: 'paging',
    calls: ['games'],
    breakIt: (send) => (address, init) => {
      const url = new URL(address);
      if (isAt(address, 'games')) url.searchParams.set('pageSize', '20');
      return send(url, init);
    },
  },
  {
    fault: 'every page is the first',
    area: 'paging',
    calls: ['games'],
    breakIt: (send) => (address, init) => {
      const url = new URL(address);
      if (isAt(address, 'games')) url.searchParams.set('pageNo', '1');
      return send(url, init);
    },
  },
  {
    fault: 'texts are Latin-1 bytes, and no charset says so',
    area: 'encoding',
    calls: ['vendors'],
    breakIt: changing('vendors', (text, response) => {
      const spelled = text.replace(/"displayName":"[^"]*"/, '"displayName":"Café"');
      return withBody(response, Buffer.from(spelled, 'latin1'), { 'content-type': 'application/json' });
    }),
  },
  {
    fault: 'a session is accepted after its logout',
    area: 'sessions',
    calls: ['logout'],
    breakIt: (send) => async (address, init) =>
      isAt(address, 'logout') && new Headers(init.headers).has('authorization')
        ? new Response('{"success":true,"value":null}', { headers: { 'content-type': 'application/json' } })
        : send(address, init),
  },
  {
    fault: 'an answer takes too long',
    area: 'timing',
    calls: ['games'],
    breakIt: (send, clock) => async (address, init) => {
      const response = await send(address, init);
      if (isAt(address, 'games')) clock.wait(11_000);
      return response;
    },
  },
  {
    fault: 'a registration without its captcha is taken',
    area: 'writes',
    calls: ['registerByUsername'],
    breakIt: (send) => async (address, init) =>
      isAt(address, 'registerByUsername')
        ? new Response('{"success":true,"value":{"userName":"conformance"}}', { headers: { 'content-type': 'application/json' } })
        : send(address, init),
  },
  {
    fault: 'an answer is larger than is taken',
    area: 'limits',
    calls: ['vendors'],
    breakIt: changing('vendors', (text, response) => withBody(response, text + ' '.repeat(MAX_ANSWER_BYTES))),
  },
  {
    fault: 'answers to a session may be shared by caches',
    area: 'sessions',
    calls: ['wallet'],
    breakIt: changing('wallet', (text, response) => withBody(response, text, { 'cache-control': 'public, max-age=60' })),
  },
];
