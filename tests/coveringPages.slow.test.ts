import { describe, expect, it } from 'vitest';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { entries as allEntries } from '#schemas/judge/entries/entries.ts';
import { registerWays } from '#schemas/declare/entries/namedConditions.ts';
import { registerMethods } from '#schemas/declare/register/registerEntries.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type FormField, formFields } from '#schemas/rules/registerForm.ts';
import { GUEST } from '#schemas/declare/names/visitor.ts';
import { renderPage } from '#src/app/start/entryServer.tsx';
import { emailFields, forgotMethods, phoneFields } from '#src/blocks/ForgotForm/forgotMethods.ts';
import { loginFields } from '#src/blocks/LoginForm/loginFields.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { changedRelease } from './support/changedRelease.ts';
import { coveringReleases } from './support/coveringReleases.ts';
import { presets } from './support/releases.ts';

const isWhole = process.env['JOURNEYS'] === 'triples';
const { releases } = coveringReleases(isWhole ? 3 : 2);
/** Ends a run that hangs, also where twenty other processes take ten times as long. */
const LONGEST_MS = (isWhole ? 180 : 60) * 60_000;
const sites = releases.map(({ name, changes }) => ({ name, site: resolveSite(changedRelease(presets.base, changes)).site }));

/** The parts that a page's HTML offers. */
interface Offered {
  /** Names of the controls in forms, in their order. */
  readonly controls: readonly string[];
  /** Ids of the tabs, without React's prefix. */
  readonly tabs: readonly string[];
  readonly submits: number;
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

function offeredIn(body: string): Offered {
  const forms = all(body, /(<form .*?<\/form>)/gs)
    .filter((form) => form.includes('method="post"'))
    .join('');
  return {
    controls: all(forms, /<(?:input|select|textarea)\b[^>]* name="([^"]+)"/g),
    tabs: all(body, /<button\b[^>]* role="tab" id="[^"]*-([a-z]+)"/g),
    submits: all(forms, /<button\b[^>]* type="(submit)"/g).length,
  };
}

async function pageOf(site: Site, path: string): Promise<string> {
  const page = await renderPage({
    base: '',
    path,
    site,
    language: site.defaultLanguage,
    theme: site.theme.mode,
    revision: 1,
    gate: 'open',
    asksAge: false,
    settings: Promise.resolve({}),
    read: (call) => Promise.reject(new ApiError('http.500', 500, call)),
  });
  if ('redirect' in page) throw new Error(`${path} leads to ${page.redirect}`);
  return page.body;
}

const shows = (site: Site, when: Condition): boolean =>
  evaluateWhen(when, { site, visitor: GUEST, language: site.defaultLanguage, installed: false });
const links = (body: string, to: string): boolean => body.includes(`href="${to}"`);
const controlsOf = (fields: readonly FormField[]): string[] => fields.map(({ name }) => factsOf(name).inputName ?? name);

/** Differences between a page and its release's offers; each with the release, so that a failure is readable. */
async function differences(
  check: (site: Site) => Promise<{ readonly shown: object; readonly offered: object }>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, site } of sites) {
    const { shown, offered } = await check(site);
    const [is, should] = [JSON.stringify(shown), JSON.stringify(offered)];
    if (is !== should) found.push(`${name}\n  shows  ${is}\n  offers ${should}`);
  }
  return found;
}

describe('of releases with every pair of settings, the server renders', { timeout: LONGEST_MS }, () => {
  it('a login with each way, field and link that is offered, and no other', async () => {
    const found = await differences(async (site) => {
      const body = await pageOf(site, paths.login);
      const entries = allEntries['login-form'];
      const byCode = shows(site, entries.mobileLogin);
      const remembers = site.behaviour.login.remember === 'off' ? [] : ['remember'];
      return {
        shown: { ...offeredIn(body), register: links(body, paths.register), forgot: links(body, paths.forgot) },
        offered: {
          controls: [...controlsOf(loginFields(site.registerSettings, 'username', false)), ...remembers],
          tabs: byCode ? ['username', 'mobile'] : [],
          submits: 1,
          register: shows(site, entries.register),
          forgot: shows(site, entries.forgot),
        },
      };
    });
    expect(found).toEqual([]);
  });

  it('a registration with each method and field that is offered, and no other', async () => {
    const found = await differences(async (site) => {
      const body = await pageOf(site, paths.register);
      const methods = registerMethods.filter((method) => shows(site, registerWays[method]));
      const [first] = methods;
      const fields = first === undefined ? [] : formFields(site.registerSettings, first, (name) => site.switches[name]);
      return {
        shown: { ...offeredIn(body), login: links(body, paths.login) },
        offered: {
          controls: first === undefined ? [] : [...controlsOf(fields), 'terms'],
          tabs: methods.length > 1 ? methods : [],
          submits: first === undefined ? 0 : 1,
          login: true,
        },
      };
    });
    expect(found).toEqual([]);
  });

  it('a recovery with each way that is offered, and no other', async () => {
    const found = await differences(async (site) => {
      const body = await pageOf(site, paths.forgot);
      const ways = forgotMethods.filter((way) => shows(site, allEntries['forgot-form'][way]));
      const [first] = ways;
      const fields = { email: emailFields(site.registerSettings), phone: phoneFields(site.registerSettings, false) };
      return {
        shown: { ...offeredIn(body), login: links(body, paths.login) },
        offered: {
          controls: first === undefined ? [] : controlsOf(fields[first]),
          tabs: ways.length > 1 ? ways : [],
          submits: first === undefined ? 0 : 1,
          login: true,
        },
      };
    });
    expect(found).toEqual([]);
  });

  it('a home with each item of the footer, sign-up and language that is offered, and no other', async () => {
    const found = await differences(async (site) => {
      const body = await pageOf(site, paths.home);
      const texts = await loadTexts(site.defaultLanguage);
      const [bar = ''] = all(body, /(<nav\b[^>]* data-look="(?:floating|bar|[a-z]+)" aria-label[^>]*>.*?<\/nav>)/gs);
      return {
        shown: {
          footer: all(bar, /<span\b[^>]*>([^<]+)<\/span>/g),
          login: links(body, paths.login),
          register: links(body, paths.register),
          languages: all(body, /href="\?lang=([A-Z]+)"/g),
        },
        offered: {
          footer: site.footerNav.filter((item) => shows(site, allEntries.footer[item])).map((item) => texts[`footer.${item}`]),
          login: true,
          register: shows(site, allEntries['home-header'].register),
          languages: site.languages.length > 1 ? site.languages : [],
        },
      };
    });
    expect(found).toEqual([]);
  });
});
