import { paths } from '#schemas/addresses.ts';
import type { Attack } from '../Attack.ts';
import { LeftOut } from '../Attack.ts';
import { type Answered, exchange } from '../exchange.ts';

const EVIL = 'poison.example';

/** Headers by which proxies tell what they changed; none may reach a page that others get. */
const unkeyed = [
  `X-Forwarded-Host: ${EVIL}`,
  `X-Host: ${EVIL}`,
  `Forwarded: for=1.2.3.4;host=${EVIL};proto=http`,
  `X-Forwarded-Server: ${EVIL}`,
  `X-Original-URL: /${EVIL}`,
  `X-Rewrite-URL: /${EVIL}`,
  `X-Forwarded-Prefix: /${EVIL}`,
  `X-Forwarded-Scheme: ${EVIL}`,
  `X-Forwarded-Proto: ${EVIL}`,
  `X-Forwarded-Port: 1337`,
  `Origin: https://${EVIL}`,
  `Referer: https://${EVIL}/`,
  `X-Original-Host: ${EVIL}`,
  `Max-Forwards: 0`,
  `X-Unknown-Header: ${EVIL}`,
];

/** All of an answer that a cache could keep: neither its time nor its own name. */
const kept = ({ head, body }: Answered): string => head.replaceAll(/^(?:date|x-request-id|age): .*$/gim, '') + body;

const addresses = [paths.home, '/robots.txt', '/sitemap.xml', '/site/boot', '/site/app.webmanifest'];

const languages = ['th', 'vi', 'zh', 'ar', 'km', 'id', 'ja', 'ko', 'ms'];

/** Pages for others: what one visitor sends must not change what the next one gets. */
export const cacheAttacks: readonly Attack[] = [
  ...unkeyed.map((line): Attack => ({
    name: `poisoning by ${line}`,
    async run(target) {
      for (const path of addresses) {
        const poisoned = await exchange(target, { path, lines: [line] });
        const next = await exchange(target, { path });
        if (kept(poisoned).includes(EVIL) || kept(next).includes(EVIL)) return `repeats it at ${path}`;
        if (poisoned.status !== next.status || poisoned.body !== next.body) return `changes ${path}`;
      }
      return undefined;
    },
  })),
  ...languages.map((language): Attack => ({
    name: `the English copy's tag for a reader of ${language}`,
    async run(target) {
      const english = await exchange(target, { path: paths.home, lines: ['Accept-Language: en'] });
      const tag = english.header('etag');
      if (tag === undefined) throw new LeftOut('the page has no tag');
      const lines = [`Accept-Language: ${language}`];
      const other = await exchange(target, { path: paths.home, lines });
      const asked = await exchange(target, { path: paths.home, lines: [...lines, `If-None-Match: ${tag}`] });
      return other.body !== english.body && asked.status === 304 ? 'keeps the English page' : undefined;
    },
  })),
  {
    name: 'a page that varies without saying so',
    async run(target) {
      const vary = (await exchange(target, { path: paths.home })).header('vary')?.toLowerCase() ?? '';
      return ['accept-encoding', 'accept-language', 'cookie'].every((name) => vary.includes(name))
        ? undefined
        : `varies by ${vary}`;
    },
  },
  {
    name: 'a shared copy of a member’s answer',
    async run(target) {
      const answered = await exchange(target, { path: '/wps/member/info', lines: ['Authorization: somebody'] });
      return /no-store|private/.test(answered.header('cache-control') ?? '') ? undefined : 'may be kept by caches';
    },
  },
  {
    name: 'a page that is taken for a style sheet',
    async run(target) {
      const answered = await exchange(target, { path: '/m/member/evil.css' });
      const isKept = /max-age=[1-9]/.test(answered.header('cache-control') ?? '');
      return answered.status === 200 && isKept ? 'is kept by caches' : undefined;
    },
  },
  {
    name: 'one request id for two answers',
    async run(target) {
      const [first, second] = [await exchange(target, { path: paths.home }), await exchange(target, { path: paths.home })];
      const [one, other] = [first.header('x-request-id'), second.header('x-request-id')];
      return one === undefined || one === other ? `both have ${one}` : undefined;
    },
  },
];
