import { expect, test } from 'vitest';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { presets, releaseWith, resolvedWith, shippedRelease } from '#tests/support/releases.ts';
import { type Release, SCHEMA_VERSION } from '../../declare/release/release.schema.ts';
import { releaseDefaults } from './defaults.ts';
import { resolveSite } from './resolveSite.ts';

const bare: Release = { schemaVersion: SCHEMA_VERSION, template: { templateId: 't', merchantCode: 'bare', version: 'base' } };
const parameters = '/template/parameters';

test('a merchant that says nothing gets its preset', () => {
  const { site } = resolveSite(bare, presets.new);
  const { site: preset } = resolveSite(presets.new);
  expect(site).toEqual({ ...preset, merchantCode: 'bare', templateId: 't', version: 'base' });
});

test('without a preset the defaults make a site, with empty regions', () => {
  const { site, problems } = resolveSite(bare);
  expect(problems).toEqual([]);
  expect(site).toMatchObject({
    title: 'Livery',
    languages: ['EN'],
    registerButton: true,
    ageLimit: 18,
    statusPages: { 0: 'open', 1: 'restricted', 2: 'maintenance' },
    layout: { home: [], login: [] },
  });
  expect(site.theme.dark).not.toEqual(site.theme.light);
});

test('each layer shows where the ones above say nothing', () => {
  const merchant: Release = {
    ...bare,
    template: { ...bare.template, parameters: { title: 'Mine' }, layout: { home: [] } },
    switches: { CBS3: '1' },
  };
  const preset: Release = { ...presets.base, switches: { CBS3: '0', TRIAL3: '0' } };
  const { site, provenance } = resolveSite(merchant, preset);
  expect([site.title, site.switches.CBS3, site.switches.TRIAL3, site.switches.REWCEN3]).toEqual(['Mine', true, false, true]);
  expect(site.layout.home).toEqual([]);
  expect(site.layout.header.map(({ block }) => block)).toEqual(['home-header']);
  const {
    '/template/parameters/title': title,
    '/template/layout/home': home,
    '/template/layout/header': header,
    '/switches/TRIAL3': trial,
    '/switches/REWCEN3': rewards,
  } = provenance;
  expect({ title, home, header, trial, rewards }).toEqual({
    title: 'merchant',
    home: 'merchant',
    header: 'preset',
    trial: 'preset',
    rewards: 'default',
  });
});

test('register fields are merged field by field, rules replaced whole', () => {
  const merchant: Release = { ...bare, registerSettings: { fields: { email: { enabled: true }, captcha: { rules: [] } } } };
  const { fields } = resolveSite(merchant, presets.base).site.registerSettings;
  expect(fields.email).toEqual({ ...presets.base.registerSettings?.fields?.email, enabled: true });
  expect(fields.captcha).toEqual({ enabled: true, required: true, rules: [] });
});

test.each([
  ['1', true],
  [' 1 ', true],
  ['0', false],
  ['', false],
  ['true', false],
  ['yes', false],
  ['2', false],
  ['11', false],
])('register entries show at %j: %s', (text, shows) => {
  expect(resolvedWith({ [`${parameters}/switch_register_button`]: text }).site.registerButton).toBe(shows);
});

test.each([
  ['EN,CN', '', ['EN', 'CN'], 'EN', []],
  ['VN,TH', '', ['VN', 'TH'], 'VN', []],
  ['VN,TH', 'TH', ['VN', 'TH'], 'TH', []],
  ['VN,TH', 'th', ['VN', 'TH'], 'TH', []],
  ['VN,TH', 'EN', ['VN', 'TH'], 'VN', ['languages.defaultNotAllowed']],
  ['VN,TH', 'XX', ['VN', 'TH'], 'VN', ['languages.defaultNotAllowed']],
  ['', '', ['EN'], 'EN', ['languages.none']],
  ['XX', '', ['EN'], 'EN', ['list.unknown', 'languages.none']],
])('languages %j with %j first', (list, first, languages, defaultLanguage, codes) => {
  const { site, problems } = resolvedWith({ [`${parameters}/language`]: list, [`${parameters}/default_language`]: first });
  expect({ languages: site.languages, defaultLanguage: site.defaultLanguage }).toEqual({ languages, defaultLanguage });
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

test('what the parsers drop they report, and the raw text is kept', () => {
  const { site, full, problems } = resolvedWith({
    [`${parameters}/footer_nav`]: 'home,shop,home',
    [`${parameters}/terms_ticked`]: 'maybe',
  });
  expect(site.footerNav).toEqual(['home']);
  expect(full.template.parameters.footer_nav).toBe('home,shop,home');
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['list.unknown', `${parameters}/footer_nav`],
    ['list.repeated', `${parameters}/footer_nav`],
    ['switch.unreadable', `${parameters}/terms_ticked`],
  ]);
});

test.each([
  ['', ['list.none']],
  [' , ', ['list.none']],
  ['shop,wallet', ['list.unknown', 'list.unknown', 'list.none']],
])('a footer order of %j is the default one, and says so', (order, codes) => {
  const { site, full, problems } = resolvedWith({ [`${parameters}/footer_nav`]: order });
  const items = ['home', 'activity', 'deposit', 'service', 'member'];
  expect({ items: site.footerNav, sent: full.template.parameters.footer_nav }).toEqual({ items, sent: order });
  expect(problems.map(({ code }) => code)).toEqual(codes);
  expect(problems.map(({ fix }) => fix)).toEqual(
    codes.map(() => ({ op: 'set', pointer: `${parameters}/footer_nav`, value: items.join() })),
  );
});

test('blocks get the defaults of their schema and carry their problems', () => {
  const { site } = resolvedWith({
    '/template/layout/home': [
      { id: 'a', block: 'hot-games', props: { count: 5 } },
      { id: 'b', block: 'hot-games', props: { count: 0 } },
      { id: 'c', block: 'nothing' },
    ],
  });
  expect(site.layout.home.map(({ props, pointer, problems }) => [props, pointer, problems.map(({ code }) => code)])).toEqual([
    [{ count: 5, ranks: true }, '/template/layout/home/0', []],
    [{ count: 0, ranks: true }, '/template/layout/home/1', ['schema.minimum']],
    [{}, '/template/layout/home/2', ['block.unknown']],
  ]);
});

test('the merged release resolves to the same site again', () => {
  for (const code of brandCodes) {
    const release = shippedRelease(`brands/${code}`);
    const { site, full } = resolveSite(release, presets[release.template.version]);
    expect(resolveSite(full).site).toEqual(site);
  }
});

test('the site is frozen all through, its sources are not', () => {
  const release = releaseWith({});
  const { site } = resolveSite(release);
  expect([site, site.languages, site.layout.home[0]?.props, site.theme.dark].map(Object.isFrozen)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const sources = [release.template.layout?.home, release.registerSettings?.order, releaseDefaults.registerSettings.order];
  expect(sources.map(Object.isFrozen)).toEqual([false, false, false]);
});

test.each([
  ['an age between those of the presets', '19', undefined, 19],
  ['an older age than the form’s own rule', '21', [{ rule: 'minAge', value: 18 }], 21],
  ['a younger age than the form’s own rule', '18', [{ rule: 'minAge', value: 25 }], 25],
])('%s governs the date of birth', (_title, ageLimit, rules, value) => {
  const { site, full } = resolvedWith({
    [`${parameters}/age_limit`]: ageLimit,
    ...(rules ? { '/registerSettings/fields/birthday/rules': rules } : {}),
  });
  const minAges = site.registerSettings.fields.birthday.rules.filter(({ rule }) => rule === 'minAge');
  expect(minAges).toEqual([{ rule: 'minAge', value }]);
  expect(full.registerSettings).toEqual(site.registerSettings);
});
