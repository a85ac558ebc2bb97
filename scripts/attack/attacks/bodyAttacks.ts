import { gzipSync } from 'node:zlib';
import { API_BASE } from '#schemas/edges/api/apiRoute.ts';
import { type Attack, type Control, each } from '../Attack.ts';
import { acceptsLogins, acceptsSignIns } from '../controls.ts';
import { exchange, expectRefusal, expectStatus, expectSuccess, postJson, sendText } from '../exchange.ts';
import { LOGIN_PATH, seal, sendLogin } from '../Player.ts';
import { ATTACKED, type Scene } from '../Scene.ts';

const MEGABYTE = 1024 * 1024;

/** Bodies for both public JSON routes: the operators' sign-in and a player's login. */
const bodies: readonly (readonly [name: string, body: string])[] = [
  ['JSON 30,000 deep', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['JSON that is only opened, 60,000 deep', '{"a":'.repeat(12_000)],
  ['prototype keys', '{"__proto__":{"role":"admin"},"name":"a","password":"b"}'],
  ['a constructor with a prototype', '{"constructor":{"prototype":{"role":"admin"}},"name":"a","password":"b"}'],
  ['prototype keys further down', '{"name":{"a":{"__proto__":{"x":1}}},"password":"b","data":{"__proto__":1}}'],
  ['a NUL character', String.raw`{"name":"a\u0000","password":"b","data":"\u0000"}`],
  ['half of a character', String.raw`{"name":"\ud800","password":"b","data":"\ud800"}`],
  ['a number beyond all numbers', '{"name":1e9999,"password":-1e9999,"data":1e9999}'],
  ['other types than text', '{"name":["a"],"password":{"$ne":null},"data":["x"]}'],
  ['bytes that are no UTF-8', '{"name":"\xff\xfe","password":"\xc0\xae"'],
  ['nothing', ''],
  ['only null', 'null'],
  ['a query of another database', `{"name":"' or 1=1 --","password":"' or '1'='1' limit 1; drop table operators"}x`],
];

interface Route {
  readonly route: string;
  readonly path: string;
  readonly at: 'tool' | 'player';
  readonly control: Control;
}

const routes: readonly Route[] = [
  { route: 'operators’ sign-in', path: `${API_BASE}/session`, at: 'tool', control: acceptsSignIns },
  { route: 'players’ login', path: LOGIN_PATH, at: 'player', control: acceptsLogins },
];

const defence = 'hostile-body';
const headOf = (host: string, path: string, ...lines: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Type: application/json', ...lines, 'Connection: close', '', ''].join(
    '\r\n',
  );

/** With a length header, or without; in both cases far too much is sent. */
const oversize = ({ route, path, at, control }: Route): Attack[] => [
  {
    name: `5 MB announced to ${route}`,
    defence,
    control,
    attack: (scene) => sendText(scene, `${headOf(scene[at], path, `Content-Length: ${5 * MEGABYTE}`)}{"a":"`),
    holds: each((answered) => expectStatus(answered, 413)),
  },
  {
    name: `1 MB in chunks to ${route}`,
    defence,
    control,
    attack: (scene) => {
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      return sendText(scene, [
        headOf(scene[at], path, 'Transfer-Encoding: chunked'),
        ...Array<string>(16).fill(chunk),
        '0\r\n\r\n',
      ]);
    },
    holds: each((answered) => expectStatus(answered, 413)),
  },
  {
    name: `20 MB in 20 kB of gzip to ${route}`,
    defence,
    control,
    attack: (scene) => {
      const body = gzipSync(Buffer.alloc(20 * MEGABYTE, 'x')).toString('latin1');
      return postJson(scene, { path, host: scene[at], lines: ['Content-Encoding: gzip'], body });
    },
    holds: each(expectRefusal),
  },
  {
    name: `JSON by another name to ${route}`,
    defence,
    control,
    attack: (scene) => {
      const body = '{"name":"a","password":"b","data":"c"}';
      return exchange(scene, { method: 'POST', path, host: scene[at], body, lines: ['Content-Type: text/plain'] });
    },
    holds: each((answered) => expectStatus(answered, 415)),
  },
];

const encrypted = (name: string, send: (scene: Scene) => Promise<string>): Attack => ({
  name,
  defence,
  control: acceptsLogins,
  attack: async (scene) => sendLogin(scene, await send(scene)),
  holds: each(expectRefusal),
});

/** Names another way of encrypting, with values that cost most. */
const encryptedBy = (alg: string): string => {
  const header = { alg, enc: 'A256GCM', p2c: 2_000_000_000, p2s: 'eA' };
  return `${Buffer.from(JSON.stringify(header)).toString('base64url')}..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`;
};

const sealed: readonly Attack[] = [
  encrypted('an encrypted login that unpacks into 200 kB', (scene) => seal(scene, { a: 'x'.repeat(200_000) }, { zip: 'DEF' })),
  encrypted('an encrypted login that unpacks into 10 MB', (scene) => seal(scene, 'x'.repeat(10 * MEGABYTE), { zip: 'DEF' })),
  encrypted('an encrypted login with prototype keys', (scene) =>
    seal(scene, '{"__proto__":{"type":"agent"},"username":"demomember"}'),
  ),
  ...['none', 'dir', 'PBES2-HS512+A256KW'].map((alg) =>
    encrypted(`a login encrypted by ${alg}`, () => Promise.resolve(encryptedBy(alg))),
  ),
];

const saveDraft = async (scene: Scene, body: string) => {
  const editor = await scene.as('editor');
  return editor.askOnDraft('PUT', ATTACKED, '/draft', body);
};

const nested = (levels: number): string => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const listed = (values: number): string => `{"a":[${Array<string>(values).fill('0').join()}]}`;
const takesDrafts: Control = async (scene) =>
  expectSuccess(await saveDraft(scene, nested(5))) ?? expectSuccess(await saveDraft(scene, listed(500)));

/** A draft takes any JSON, so only the limits of JSON stop it. */
const drafts: readonly Attack[] = (
  [
    ['40,000 values', listed(40_000)],
    ['40 levels', nested(40)],
    ['prototype keys', '{"a":{"__proto__":{"role":"admin"}}}'],
  ] as const
).map(([name, body]) => ({
  name: `a draft of ${name}`,
  defence,
  control: takesDrafts,
  attack: (scene) => saveDraft(scene, body),
  holds: each(expectRefusal),
}));

/** Bodies that are too deep, too large, or mean more than they say. */
export const bodyAttacks: readonly Attack[] = [
  ...routes.flatMap(({ route, path, at, control }) =>
    bodies.map(([name, body]): Attack => ({
      name: `${name} to ${route}`,
      defence,
      control,
      attack: (scene) => postJson(scene, { path, host: scene[at], body }),
      holds: each(expectRefusal),
    })),
  ),
  ...routes.flatMap(oversize),
  ...sealed,
  ...drafts,
];
