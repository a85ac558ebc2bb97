import { gzipSync } from 'node:zlib';
import { CompactEncrypt, type JWK, importJWK } from 'jose';
import { isObject } from '#schemas/isObject.ts';
import { readJson } from '#schemas/readJson.ts';
import { sendRaw } from '#server/testing/sendRaw.ts';
import { type Attack, LeftOut, type Target } from '../Attack.ts';
import { exchange, expectRefusal, expectStatus, postJson, readAnswer } from '../exchange.ts';

const MEGABYTE = 1024 * 1024;

/** What both JSON routes that strangers may call get: the operators' sign-in and a player's login. */
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

const routes = [
  ['operators’ sign-in', '/preview/api/session', 'tool'],
  ['players’ login', '/wps/session/login', 'player'],
] as const;

/** The whole length is announced, or nobody knows it; in both cases far too much comes. */
const oversize: Attack[] = routes.flatMap(([route, path, at]): Attack[] => [
  {
    name: `5 MB announced to ${route}`,
    run: async ({ url, ...hosts }) => {
      const head = ['POST ' + path + ' HTTP/1.1', `Host: ${hosts[at]}`, 'Content-Type: application/json'];
      const lines = [...head, `Content-Length: ${5 * MEGABYTE}`, 'Connection: close', '', ''];
      return expectStatus(readAnswer(await sendRaw(url, `${lines.join('\r\n')}{"a":"`)), 413);
    },
  },
  {
    name: `1 MB in chunks to ${route}`,
    run: async ({ url, ...hosts }) => {
      const head = ['POST ' + path + ' HTTP/1.1', `Host: ${hosts[at]}`, 'Content-Type: application/json'];
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
      const lines = [...head, 'Transfer-Encoding: chunked', 'Connection: close', '', ''];
      // Hung up without an answer is a refusal too: most of the body was still on its way.
      return expectStatus(readAnswer(await sendRaw(url, [lines.join('\r\n'), ...Array<string>(16).fill(chunk)])), 413, 0);
    },
  },
  {
    name: `20 MB in 20 kB of gzip to ${route}`,
    run: async (target) => {
      const body = gzipSync(Buffer.alloc(20 * MEGABYTE, 'x')).toString('latin1');
      return expectRefusal(await postJson(target, { path, host: target[at], lines: ['Content-Encoding: gzip'], body }));
    },
  },
  {
    name: `JSON by another name to ${route}`,
    run: async (target) => {
      const asked = { method: 'POST', path, host: target[at], body: '{"name":"a","password":"b","data":"c"}' };
      return expectStatus(await exchange(target, { ...asked, lines: ['Content-Type: text/plain'] }), 415);
    },
  },
]);

async function loginKey(target: Target): Promise<{ readonly kid: string; readonly jwk: JWK }> {
  const read = readJson((await exchange(target, { path: '/wps/session/key' })).body);
  const value = read.ok && isObject(read.value) ? read.value['value'] : undefined;
  const { kid, jwk } = isObject(value) ? value : {};
  if (typeof kid !== 'string' || !isObject(jwk)) throw new LeftOut('the platform publishes no key for logins');
  return { kid, jwk };
}

async function sendSealed(target: Target, payload: string, header: object) {
  const { kid, jwk } = await loginKey(target);
  const data = await new CompactEncrypt(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, ...header })
    .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
  return postJson(target, { path: '/wps/session/login', lines: ['encryption: jwe'], body: JSON.stringify({ data }) });
}

const sealed: readonly Attack[] = [
  {
    name: 'an encrypted login that unpacks into 200 kB',
    run: async (target) =>
      expectStatus(await sendSealed(target, JSON.stringify({ a: 'x'.repeat(200_000) }), { zip: 'DEF' }), 400),
  },
  {
    name: 'an encrypted login that unpacks into 10 MB',
    run: async (target) => expectRefusal(await sendSealed(target, 'x'.repeat(10 * MEGABYTE), { zip: 'DEF' })),
  },
  {
    name: 'an encrypted login with prototype keys',
    run: async (target) => expectRefusal(await sendSealed(target, '{"__proto__":{"type":"agent"},"username":"demomember"}', {})),
  },
  ...['none', 'dir', 'PBES2-HS512+A256KW'].map((alg): Attack => ({
    name: `a login encrypted by ${alg}`,
    run: async (target) => {
      const header = { alg, enc: 'A256GCM', p2c: 2_000_000_000, p2s: 'eA' };
      const data = `${Buffer.from(JSON.stringify(header)).toString('base64url')}..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`;
      const answered = await postJson(target, {
        path: '/wps/session/login',
        lines: ['encryption: jwe'],
        body: JSON.stringify({ data }),
      });
      return expectRefusal(answered);
    },
  })),
];

/** Bodies that are too deep, too large, or mean more than they say. */
export const bodyAttacks: readonly Attack[] = [
  ...routes.flatMap(([route, path, at]) =>
    bodies.map(([name, body]): Attack => ({
      name: `${name} to ${route}`,
      run: async (target) => expectRefusal(await postJson(target, { path, host: target[at], body })),
    })),
  ),
  ...oversize,
  ...sealed,
];
