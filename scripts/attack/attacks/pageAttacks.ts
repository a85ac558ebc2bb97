import { paths, searchAddress } from '#schemas/declare/pages/addresses.ts';
import { type Attack, each } from '../Attack.ts';
import { servesHome } from '../controls.ts';
import { type Answered, exchange, expectStatus } from '../exchange.ts';
import type { Scene } from '../Scene.ts';

/** Headers that a page must have, and text that no answer may contain. */
const policies: readonly (readonly [name: string, header: string, pattern: RegExp])[] = [
  // Besides its own host a page may load the script of its captcha's provider, if it has one.
  [
    'scripts of others',
    'content-security-policy',
    /(?:^|; )script-src 'self'(?: https:\/\/(?:challenges\.cloudflare|(?:\*\.)?hcaptcha)\.com)*(?:;|$)/,
  ],
  ['text as markup', 'content-security-policy', /require-trusted-types-for 'script'/],
  ['a page in a frame', 'content-security-policy', /frame-ancestors 'none'/],
  ['a base for all links', 'content-security-policy', /base-uri 'none'/],
  ['a form that is sent elsewhere', 'content-security-policy', /form-action 'self'/],
  ['policy faults that nobody hears of', 'content-security-policy', /report-uri \/site\/violations/],
  ['bytes taken for a script', 'x-content-type-options', /^nosniff$/],
  ['a window that reaches its opener', 'cross-origin-opener-policy', /^same-origin/],
  ['a page embedded by others', 'cross-origin-resource-policy', /^same-origin$/],
  ['the camera of a visitor', 'permissions-policy', /camera=\(\)/],
  ['the address told to others', 'referrer-policy', /^(?:strict-origin|no-referrer|same-origin)/],
];

const scripts = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "javascript:alert(1)//'", '{{constructor}}'];
const places = [
  `${paths.home}?i=`,
  searchAddress,
  `${paths.login}?redirect=`,
  `${paths.provider}?vassalage=`,
  `${paths.slots}?gameType=`,
  '/',
];

const sendReport = (scene: Scene): Promise<Answered> => {
  const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } });
  return exchange(scene, { method: 'POST', path: '/site/violations', lines: ['Content-Type: application/csp-report'], body });
};

/** Sends requests one after another. */
async function inTurn<T>(things: readonly T[], ask: (thing: T) => Promise<Answered>): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for (const thing of things) answers.push(await ask(thing));
  return answers;
}

/** Pages that would run, frame or tell something of others'. */
export const pageAttacks: readonly Attack[] = [
  ...policies.map(([name, header, pattern]): Attack => ({
    name,
    defence: header === 'content-security-policy' ? (name.includes('frame') ? 'framing' : 'script-in-text') : 'page-headers',
    control: servesHome,
    attack: (scene) => exchange(scene, { path: paths.home }),
    holds: each((answered) => {
      const value = answered.header(header);
      return expectStatus(answered, 200) ?? (value !== undefined && pattern.test(value) ? undefined : `${header}: ${value}`);
    }),
  })),
  {
    name: 'the name of the software',
    defence: 'page-headers',
    control: servesHome,
    attack: (scene) => exchange(scene, { path: paths.home }),
    holds: each((answered) => expectStatus(answered, 200) ?? answered.header('x-powered-by') ?? answered.header('server')),
  },
  ...places.map((place): Attack => ({
    name: `a script in ${place}`,
    defence: 'script-in-text',
    control: async (scene) =>
      (await servesHome(scene)) ?? expectStatus(await exchange(scene, { path: `${place}word` }), 200, 303),
    attack: (scene) => inTurn(scripts, (script) => exchange(scene, { path: place + encodeURIComponent(script) })),
    holds: each(({ body }) => {
      const repeated = scripts.find((script) => script.includes('<') && body.includes(script));
      return repeated === undefined ? undefined : `repeats ${repeated}`;
    }),
  })),
  {
    name: 'a flood of policy reports',
    defence: 'report-flood',
    control: async (scene) => expectStatus(await sendReport(scene), 204),
    attack: (scene) => inTurn(Array.from({ length: 40 }), () => sendReport(scene)),
    holds: (answers) => (answers.some(({ status }) => status === 429) ? undefined : 'takes all of them'),
  },
];
