import { paths } from '#schemas/addresses.ts';
import { sendRaw } from '#server/testing/sendRaw.ts';
import type { Attack, Finding, Target } from '../Attack.ts';
import { exchange, expectStatus } from '../exchange.ts';

/** Node's own limit is five minutes; ours is half of one. */
const PATIENCE_MS = 45_000;
const DROP_MS = 1_000;
const AT_ONCE = 100;

async function isCutOff(target: Target, head: string): Promise<Finding> {
  const began = performance.now();
  const drops = Array<string>(PATIENCE_MS / DROP_MS).fill(' ');
  await sendRaw(target.url, [head, ...drops], { everyMs: DROP_MS, withinMs: PATIENCE_MS });
  return performance.now() - began < PATIENCE_MS - DROP_MS ? undefined : `holds the connection for ${PATIENCE_MS / 1000} s`;
}

const post = (path: string, host: string, ...lines: string[]): string =>
  [`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

const heads: readonly (readonly [name: string, headOf: (target: Target) => string])[] = [
  ['headers', ({ player }) => `GET /m/home HTTP/1.1\r\nHost: ${player}\r\nX-Slow: `],
  ['a body to players’ login', ({ player }) => post('/wps/session/login', player, 'Content-Length: 5000')],
  ['a body to operators’ sign-in', ({ tool }) => post('/preview/api/session', tool, 'Content-Length: 5000')],
  ['a body to a page', ({ player }) => post(paths.home, player, 'Content-Length: 5000')],
  ['a body to a file', ({ player }) => post('/favicon.svg', player, 'Content-Length: 5000')],
  ['a chunk', ({ player }) => `${post('/wps/session/login', player, 'Transfer-Encoding: chunked')}1000\r\n`],
];

/** Requests that never end. Each takes as long as the server lets it. */
export const slowAttacks: readonly Attack[] = [
  ...heads.map(([name, headOf]): Attack => ({
    name: `${name}, a byte a second`,
    isSlow: true,
    run: (target) => isCutOff(target, headOf(target)),
  })),
  {
    name: `${AT_ONCE} connections that say nothing`,
    isSlow: true,
    async run(target) {
      const idle = Array.from({ length: AT_ONCE }, () => sendRaw(target.url, '', { withinMs: 3_000 }));
      const found = expectStatus(await exchange(target, { path: paths.home }), 200);
      await Promise.all(idle);
      return found;
    },
  },
];
