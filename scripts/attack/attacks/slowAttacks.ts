import { paths } from '#schemas/declare/pages/addresses.ts';
import { sendBytes } from '#server/testing/sendRaw.ts';
import { type Attack, type Control, each } from '../Attack.ts';
import { servesHome, acceptsLogins, acceptsSignIns } from '../controls.ts';
import { type Answered, exchange, expectStatus, readAnswer } from '../exchange.ts';
import { LOGIN_PATH } from '../Player.ts';
import type { Scene } from '../Scene.ts';
import type { Target } from '../Target.ts';

/** Our own limit is half a minute, Node's is five. Even a late cut-off, on a busy machine, is within this time. */
const PATIENCE_MS = 150_000;
const DROP_MS = 1_000;
const AT_ONCE = 100;

async function drip({ url, from }: Scene, head: string): Promise<Answered> {
  const drops = Array<string>(PATIENCE_MS / DROP_MS).fill(' ');
  const { text, hungUp } = await sendBytes(url, [head, ...drops], { everyMs: DROP_MS, withinMs: PATIENCE_MS, from });
  return readAnswer(text, hungUp);
}

const post = (path: string, host: string, ...lines: string[]): string =>
  [`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

const heads: readonly (readonly [name: string, control: Control, headOf: (target: Target) => string])[] = [
  ['headers', servesHome, ({ player }) => `GET /m/home HTTP/1.1\r\nHost: ${player}\r\nX-Slow: `],
  ['a body to players’ login', acceptsLogins, ({ player }) => post(LOGIN_PATH, player, 'Content-Length: 5000')],
  ['a body to operators’ sign-in', acceptsSignIns, ({ tool }) => post('/preview/api/session', tool, 'Content-Length: 5000')],
  ['a body to a page', servesHome, ({ player }) => post(paths.home, player, 'Content-Length: 5000')],
  ['a body to a file', servesHome, ({ player }) => post('/favicon.svg', player, 'Content-Length: 5000')],
  ['a chunk', acceptsLogins, ({ player }) => `${post(LOGIN_PATH, player, 'Transfer-Encoding: chunked')}1000\r\n`],
];

/** Requests that never end. Each takes as long as the server lets it. */
export const slowAttacks: readonly Attack[] = [
  ...heads.map(([name, control, headOf]): Attack => ({
    name: `${name}, a byte a second`,
    defence: 'slow-request',
    isSlow: true,
    mayHangUp: true,
    control,
    attack: (scene) => drip(scene, headOf(scene)),
    holds: each(({ hungUp }) => (hungUp ? undefined : `holds the connection for ${PATIENCE_MS / 1000} s`)),
  })),
  {
    name: `${AT_ONCE} connections that say nothing`,
    defence: 'slow-request',
    isSlow: true,
    control: servesHome,
    async attack(scene) {
      const idle = Array.from({ length: AT_ONCE }, () => sendBytes(scene.url, '', { withinMs: 3_000, from: scene.from }));
      const answered = await exchange(scene, { path: paths.home });
      await Promise.all(idle);
      return answered;
    },
    holds: each((answered) => expectStatus(answered, 200)),
  },
];
