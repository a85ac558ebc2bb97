import { paths, searchAddress } from '#schemas/addresses.ts';
import type { Attack } from '../Attack.ts';
import { exchange } from '../exchange.ts';

/** What a page must say to a browser, and what no answer may. */
const policies: readonly (readonly [name: string, header: string, pattern: RegExp])[] = [
  // Beside its own host a page may load the script of its captcha's provider, if it has one.
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

/** Pages that would run, frame or tell something of others'. */
export const pageAttacks: readonly Attack[] = [
  ...policies.map(([name, header, pattern]): Attack => ({
    name,
    run: async (target) => {
      const value = (await exchange(target, { path: paths.home })).header(header);
      return value !== undefined && pattern.test(value) ? undefined : `${header}: ${value}`;
    },
  })),
  {
    name: 'the name of the software',
    async run(target) {
      const answered = await exchange(target, { path: paths.home });
      return answered.header('x-powered-by') ?? answered.header('server');
    },
  },
  ...places.map((place): Attack => ({
    name: `a script in ${place}`,
    async run(target) {
      for (const script of scripts) {
        const { body } = await exchange(target, { path: place + encodeURIComponent(script) });
        if (script.includes('<') && body.includes(script)) return `repeats ${script}`;
      }
      return undefined;
    },
  })),
  {
    name: 'a flood of policy reports',
    async run(target) {
      const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } });
      const lines = ['Content-Type: application/csp-report'];
      for (let sent = 0; sent < 40; sent += 1) {
        const { status } = await exchange(target, { method: 'POST', path: '/site/violations', lines, body });
        if (status === 429) return undefined;
      }
      return 'takes all of them';
    },
  },
];
