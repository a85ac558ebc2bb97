import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { UnreadableRelease, loadSite, siteOf } from './httpSource.ts';
import { storedAnswers } from './storedAnswers.ts';
import { storeStatus } from './storedStatus.ts';

const template = {
  merchantCode: 'aurora',
  templateId: 'T1',
  version: 'base',
  schemaVersion: 5,
  revision: 3,
  parameters: { title: 'Aurora', language: 'CN,EN' },
};

/** A platform with the given answers; all other calls fail. */
const platform = (answers: Partial<Record<CallName, unknown>>): Http => {
  const all: Partial<Record<CallName, unknown>> = {
    template,
    settings: {},
    whitelabel: {},
    registerSettings: {},
    status: 0,
    ...answers,
  };
  return {
    read: (call) => (call in all ? Promise.resolve(all[call] as never) : Promise.reject(new ApiError('http.500', 500, call))),
    send: () => Promise.reject(new ApiError('http.500', 500, 'send')),
  };
};

describe('loadSite', () => {
  it('makes a whole site of a platform that sends parameters only: the version’s preset fills in the rest', async () => {
    const { site, revision, gate } = await loadSite(platform({}));
    expect({ title: site.title, languages: site.languages, revision, gate }).toEqual({
      title: 'Aurora',
      languages: ['CN', 'EN'],
      revision: 3,
      gate: 'open',
    });
    expect(site.layout.home.length).toBeGreaterThan(3);
  });

  it.each([
    ['settings', { settings: { switches: { CBS3: true } } }],
    ['settings that name them beside everything else', { settings: { CBS3: 'Y', imageHosts: [] } }],
    ['the white label', { whitelabel: { CBS3: 'Y' } }],
    ['the white label against the settings', { settings: { switches: { CBS3: '0' } }, whitelabel: { CBS3: 1 } }],
  ])('reads a switch of %s in any spelling', async (_source, answers) => {
    expect((await loadSite(platform(answers))).site.switches.CBS3).toBe(true);
  });

  it.each([
    ['as pairs', ['wallet=/wps/money', 'jackpot='], ['sms=20']],
    ['as tables, as platforms sent them before there were pairs', { wallet: '/wps/money', jackpot: '' }, undefined],
  ])('reads paths of an answer that names no shape %s', async (_how, paths, waits) => {
    const { schemaVersion: _shape, ...unversioned } = template;
    const timings = waits ? { waits } : { smsLoadingSeconds: 20 };
    const { site } = await loadSite(platform({ template: { ...unversioned, behaviour: { platform: { paths }, timings } } }));
    expect(site.behaviour.platform.paths).toMatchObject({ wallet: '/wps/money', jackpot: '' });
    expect(site.behaviour.timings.waits.sms).toBe(20);
  });

  it('takes the hosts of the domain route where the settings name none, and does without where there is no such call', async () => {
    const hosts = ['https://one.example'];
    expect((await loadSite(platform({ domainRoute: { hosts } }))).settings.imageHosts).toEqual(hosts);
    expect((await loadSite(platform({}))).settings.imageHosts).toBeUndefined();
  });

  it('puts the default in place of a value that its schema refuses', async () => {
    const { site } = await loadSite(
      platform({ template: { ...template, theme: { dark: { brand: 'red;}body{display:none' } } } }),
    );
    expect(site.theme.dark.brand).toMatch(/^#[0-9a-f]{6}$/i);
  });

  it.each([
    ['by our name', { footer_nav: 'home,notice' }, {}],
    ['by the platform’s name', { menu_bar: 'home,notice', footer_nav: 'home' }, { footerParameter: 'menu_bar' }],
    ['by our name where the platform’s is not sent', { footer_nav: 'home,notice' }, { footerParameter: 'menu_bar' }],
  ])('reads the footer order %s', async (_title, parameters, settings) => {
    const sent = { ...template, parameters: { ...template.parameters, ...parameters }, behaviour: { platform: settings } };
    expect((await loadSite(platform({ template: sent }))).site.footerNav).toEqual(['home', 'notice']);
  });

  it('keeps a block it does not know in the plan with its problem, and the blocks beside it', async () => {
    const layout = {
      home: [
        { id: 'a', block: 'hot-gamez' },
        { id: 'b', block: 'hot-games' },
      ],
    };
    const { site } = await loadSite(platform({ template: { ...template, layout } }));
    expect(site.layout.home.map(({ id, problems }) => [id, problems.map(({ code }) => code)])).toEqual([
      ['a', ['block.unknown']],
      ['b', []],
    ]);
  });

  it.each([
    ['is newer than this code', { ...template, schemaVersion: 99 }],
    ['reaches for a prototype', { ...template, parameters: JSON.parse('{"__proto__":{"title":"x"}}') as object }],
  ])('refuses a release that %s', async (_title, answer) => {
    await expect(loadSite(platform({ template: answer }))).rejects.toBeInstanceOf(UnreadableRelease);
  });

  it.each([
    [1, 'a', 'restricted'],
    [2, 'a', 'maintenance'],
    [1, 'b', 'maintenance'],
    [2, 'b', 'restricted'],
    [7, 'a', 'open'],
  ])('gates status %i by reading %s as %s', async (status, reading, gate) => {
    const answer = { ...template, parameters: { ...template.parameters, status_reading: reading } };
    expect((await loadSite(platform({ status, template: answer }))).gate).toBe(gate);
  });
});

describe('what is stored for the next start', () => {
  beforeEach(() => localStorage.clear());

  it('is the site as it was, by host', async () => {
    const loaded = await loadSite(platform({ whitelabel: { CBS3: '1' } }));
    expect(Object.keys(localStorage)).toEqual([`livery.template.${location.host}`]);
    const stored = storedAnswers();
    expect(stored && (await siteOf(stored))).toEqual(loaded);
  });

  it('is stored under the prefix that the page names', async () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'storage-prefix', content: 'mine:' });
    document.head.append(meta);
    onTestFinished(() => meta.remove());
    await loadSite(platform({}));
    expect(Object.keys(localStorage)).toEqual([`mine:${location.host}`]);
    expect(storedAnswers()).toBeDefined();
  });

  it('is nothing of a release that cannot be shown', async () => {
    await expect(loadSite(platform({ template: { ...template, schemaVersion: 99 } }))).rejects.toThrow();
    expect(storedAnswers()).toBeUndefined();
  });

  it.each(['', '{', '1', 'null'])('is nothing when the record reads %j', (record) => {
    localStorage.setItem(`livery.template.${location.host}`, record);
    expect(storedAnswers()).toBeUndefined();
  });
});

describe('a platform that does not report its status', () => {
  beforeEach(() => localStorage.clear());
  const silent = () => platform({ status: Promise.reject(new ApiError('network', 0, '')) });

  it('is open', async () => {
    expect((await loadSite(silent())).gate).toBe('open');
  });

  it.each([
    ['it does not answer', silent],
    ['its answer states no status that we know', () => platform({ status: 'down' })],
  ])('is what it was last when %s', async (_title, platformNow) => {
    storeStatus({ status: 2 });
    expect((await loadSite(platformNow())).gate).toBe('maintenance');
  });
});
