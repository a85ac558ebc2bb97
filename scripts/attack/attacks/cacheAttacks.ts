import { paths } from '#schemas/declare/pages/addresses.ts';
import { PAGE_PREFIX } from '#schemas/declare/names/earlyPaths.ts';
import { type Attack, type Control, each } from '../Attack.ts';
import { servesHome, acceptsLogins } from '../controls.ts';
import { type Answered, exchange, expectStatus } from '../exchange.ts';
import { tokenOf } from '../Player.ts';
import type { Scene } from '../Scene.ts';

const EVIL = 'poison.example';

/** Headers by which proxies report their changes; none may affect a page that others get. */
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

const defence = 'shared-cache';

const servesAll: Control = async (scene) => {
  const home = await servesHome(scene);
  if (home !== undefined) return home;
  for (const path of addresses) {
    const found = expectStatus(await exchange(scene, { path }), 200);
    if (found !== undefined) return `${path}: ${found}`;
  }
  return undefined;
};

/** Requests each address with poison, then as the next visitor. */
async function poison(scene: Scene, line: string): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for (const path of addresses) for (const lines of [[line], []]) answers.push(await exchange(scene, { path, lines }));
  return answers;
}

/** Home in English, then in each other language for its reader, and with the ETag of the English copy. */
async function withTag(scene: Scene): Promise<readonly Answered[]> {
  const english = await exchange(scene, { path: paths.home, lines: ['Accept-Language: en'] });
  const answers = [english];
  for (const language of languages) {
    const lines = [`Accept-Language: ${language}`];
    answers.push(await exchange(scene, { path: paths.home, lines }));
    answers.push(
      await exchange(scene, { path: paths.home, lines: [...lines, `If-None-Match: ${english.header('etag') ?? ''}`] }),
    );
  }
  return answers;
}

/** Pairs every second answer with the previous one. */
const pairs = (answers: readonly Answered[]): readonly (readonly [Answered, Answered])[] =>
  answers.flatMap((second, index) => {
    const first = answers[index - 1];
    return index % 2 === 1 && first !== undefined ? [[first, second] as const] : [];
  });

const speaksAnother: Control = async (scene) => {
  const [english, ...others] = await withTag(scene);
  if (english?.header('etag') === undefined) return 'the page has no tag';
  return others.some(({ status, body }) => status === 200 && body !== english.body)
    ? undefined
    : 'every language gets the same page';
};

const memberInfo = async (scene: Scene) =>
  exchange(scene, { path: '/wps/member/info', lines: [`Authorization: ${await tokenOf(scene)}`] });

/** Pages for others: one visitor's request must not change the next visitor's page. */
export const cacheAttacks: readonly Attack[] = [
  ...unkeyed.map((line): Attack => ({
    name: `poisoning by ${line}`,
    defence,
    control: servesAll,
    attack: (scene) => poison(scene, line),
    holds: (answers) =>
      answers.some((answered) => kept(answered).includes(EVIL))
        ? 'repeats it'
        : pairs(answers).some(([poisoned, next]) => poisoned.status !== next.status || poisoned.body !== next.body)
          ? 'changes the page'
          : undefined,
  })),
  {
    name: 'the English copy’s tag for readers of other languages',
    defence,
    control: speaksAnother,
    attack: withTag,
    holds: ([english, ...others]) =>
      pairs(others).some(([page, asked]) => page.body !== english?.body && asked.status === 304)
        ? 'keeps the English page'
        : undefined,
  },
  {
    name: 'a page that varies without saying so',
    defence,
    control: servesHome,
    attack: (scene) => exchange(scene, { path: paths.home }),
    holds: each((answered) => {
      const vary = answered.header('vary')?.toLowerCase() ?? '';
      return ['accept-encoding', 'accept-language', 'cookie'].every((name) => vary.includes(name))
        ? undefined
        : `varies by ${vary}`;
    }),
  },
  {
    name: 'a shared copy of a member’s answer',
    defence,
    control: acceptsLogins,
    attack: memberInfo,
    holds: each(
      (answered) =>
        expectStatus(answered, 200) ??
        (/no-store|private/.test(answered.header('cache-control') ?? '') ? undefined : 'may be kept by caches'),
    ),
  },
  {
    name: 'a page that is taken for a style sheet',
    defence,
    control: servesHome,
    attack: (scene) => exchange(scene, { path: `${PAGE_PREFIX}member/evil.css` }),
    holds: each((answered) =>
      answered.status === 200 && /max-age=[1-9]/.test(answered.header('cache-control') ?? '') ? 'is kept by caches' : undefined,
    ),
  },
  {
    name: 'one request id for two answers',
    defence,
    control: servesHome,
    attack: async (scene) => [await exchange(scene, { path: paths.home }), await exchange(scene, { path: paths.home })],
    holds: (answers) => {
      const ids = answers.map((answered) => answered.header('x-request-id'));
      return ids.includes(undefined) || new Set(ids).size < ids.length ? `both have ${ids[0]}` : undefined;
    },
  },
];
