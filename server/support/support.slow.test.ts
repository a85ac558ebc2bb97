import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SupportBundle } from '#schemas/edges/api/support.schema.ts';
import { valueAt, withValueAt } from '#schemas/base/json/overlay.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import { addFaultCount } from '../store/repositories/visits.ts';
import { addWebhook, setWebhookSecret } from '../store/repositories/webhookEndpoints.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
let publisher: SignedIn;
beforeEach(async () => {
  server = await startTestServer([testBrand('aurora'), testBrand('lotus')], undefined, {
    config: { given: [{ name: 'OPERATOR_PASSWORD', value: null }] },
    neverRepeated: ['turnstile-secret-77', 'operator-password-88'],
  });
  publisher = await server.signIn('publisher', 'aurora');
});
afterEach(() => server.close());

const made = async (body?: object): Promise<{ readonly text: string; readonly bundle: SupportBundle }> => {
  const { status, text, json } = await publisher.api('POST', '/merchants/aurora/support', body);
  expect(status, text).toBe(200);
  return { text, bundle: json as SupportBundle };
};

const screen = {
  path: '/m/home',
  scenario: { language: 'EN', audience: 'member' },
  width: 390,
  height: 844,
  browser: 'Firefox Linux',
};

const save = (document: unknown, revision = 0, as = publisher) =>
  as.api('PUT', '/merchants/aurora/draft', document, { 'if-match': `"${revision}"` });

const titled = (title: string) => testBrand('aurora', { title });

describe('a support bundle', () => {
  it('holds what is live, how the draft differs, and where each value comes from', async () => {
    await save(titled('Aurora two'));
    const { bundle } = await made({ screen });
    expect(bundle.live).toMatchObject({ revision: 1, by: null, document: testBrand('aurora') });
    expect(bundle.draft).toMatchObject({
      revision: 1,
      by: 'operator 1',
      changes: [{ pointer: '/template/parameters/title', before: 'Brand aurora', after: 'Aurora two' }],
    });
    const title = '/template/parameters/title';
    expect([bundle.site.live.layers, bundle.site.draft?.layers]).toMatchObject([
      { [title]: 'merchant' },
      { [title]: 'merchant' },
    ]);
    expect(new Set(Object.values(bundle.site.live.layers))).toEqual(new Set(['merchant', 'preset', 'conduct']));
    expect(bundle.site.draft?.document).toMatchObject({ template: { parameters: { title: 'Aurora two' } } });
    expect(bundle.screen).toEqual(screen);
    expect(bundle.server).toMatchObject({ settings: [{ name: 'OPERATOR_PASSWORD', value: null }], store: 'ready', notices: [] });
    expect(bundle.versions).toMatchObject({
      schemaVersion: 5,
      node: process.version,
      database: expect.stringMatching(/^PGlite \d+/),
    });
    expect(bundle.versions.migrations).toContain('server 0042-media');
  });

  it('needs no screen, and no draft', async () => {
    const { bundle } = await made();
    expect([bundle.screen, bundle.site.draft, bundle.draft.changes]).toEqual([null, null, []]);
  });

  it('names what is wrong with the draft, even where it cannot be read, and with what is live', async () => {
    await save(withValueAt(testBrand('aurora'), '/template/version', 'third'));
    const { bundle } = await made();
    expect(bundle.problems.live).toEqual([]);
    expect(bundle.problems.draft).toMatchObject([{ severity: 'error', pointer: '/template/version' }]);
    // What is shown instead is what can be read of it.
    expect(bundle.site.draft?.document).toMatchObject({ template: { version: 'base' } });
  });

  it('holds the last fifty entries about the merchant, and none about another', async () => {
    const by = { id: 1, tokenId: null };
    for (const revision of Array.from({ length: 60 }, (_each, index) => index))
      await addAuditEntry(server.db, {
        by,
        merchantCode: 'aurora',
        action: 'draft.saved',
        detail: { revision },
        at: server.now(),
      });
    await addAuditEntry(server.db, { by, merchantCode: 'lotus', action: 'draft.saved', at: server.now() });
    const { bundle } = await made();
    expect(bundle.audit).toHaveLength(50);
    expect(bundle.audit.slice(0, 2)).toMatchObject([
      { action: 'bundle.made' },
      { action: 'draft.saved', detail: { revision: 59 } },
    ]);
  });

  it('says how the rules before publishing changed, limits of home among them', async () => {
    const homeLimits = { bytes: 400_000, requests: 80, pictures: 50, elements: 900 };
    const admin = await server.signIn('admin');
    await admin.api('PUT', '/merchants/aurora/rules', { confirmMinutes: null, fourEyes: false, homeLimits });
    const { bundle } = await made();
    expect(bundle.audit[1]).toMatchObject({
      action: 'merchant.rules',
      detail: { before: { homeLimits: null }, after: { fourEyes: false, homeLimits } },
    });
  });

  it('leaves out of the audit log that the preview was opened', async () => {
    await save(titled('Aurora two'));
    for (const _each of Array.from({ length: 60 }))
      await addAuditEntry(server.db, { by: null, merchantCode: 'aurora', action: 'frame.opened', at: server.now() });
    const { bundle } = await made();
    expect(bundle.audit.map(({ action }) => action)).toEqual(['bundle.made', 'draft.saved']);
  });

  it('holds what pages reported in the last week', async () => {
    const fault = { merchantCode: 'aurora', revision: 1, build: 'a1b2c3d4', kind: 'script', count: 2 } as const;
    const daysAgo = (days: number) => new Date(server.now().getTime() - days * 24 * HOUR_MS);
    await addFaultCount(server.db, { ...fault, what: 'TypeError boot-1.js:1:2', at: daysAgo(1) });
    await addFaultCount(server.db, { ...fault, what: 'RangeError old-1.js:1:2', at: daysAgo(9) });
    const { bundle } = await made();
    expect(bundle.faults).toEqual([
      { kind: 'script', what: 'TypeError boot-1.js:1:2', revision: 1, build: 'a1b2c3d4', count: 2 },
    ]);
  });

  it('is recorded in the audit log', async () => {
    await made();
    const admin = await server.signIn('admin');
    const { json } = await admin.api('GET', '/audit?what=bundle.made');
    expect(json).toMatchObject({ lines: [{ who: 'publisher-aurora', merchantCode: 'aurora' }] });
  });

  it.each([
    ['viewer', 403],
    ['editor', 403],
    ['publisher', 200],
  ] as const)('as %s of the merchant answers %s', async (role, status) => {
    const somebody = await server.signIn(role, 'aurora');
    expect((await somebody.api('POST', '/merchants/aurora/support')).status).toBe(status);
  });
});

describe('no secret and no person leaves in it', () => {
  it('says of operators only numbers, the same everywhere', async () => {
    const editor = await server.signIn('editor', 'aurora');
    await editor.api('PUT', '/merchants/aurora/waivers', { code: 'seo.missing', pointer: '/template', reason: 'Ask John Tan' });
    await save(titled('Aurora two'), 0, editor);
    const { bundle, text } = await made();
    expect([bundle.by, bundle.draft.by, bundle.draft.waivers]).toMatchObject([
      'operator 1',
      'operator 2',
      [{ code: 'seo.missing', by: 'operator 2' }],
    ]);
    expect(bundle.audit.map(({ action, by }) => [action, by])).toEqual([
      ['bundle.made', 'operator 1'],
      ['draft.saved', 'operator 2'],
      ['draft.waived', 'operator 2'],
    ]);
    expect(text).not.toMatch(/publisher-aurora|editor-aurora/);
  });

  it('holds no password, key, token, address or word about a person, wherever one was left', async () => {
    // A secret key that somebody has pasted in the place of a public one, and an address with a password.
    const behaviour = '/template/behaviour';
    const pasted = withValueAt(titled('operator-password-88'), `${behaviour}/captcha/siteKey`, 'turnstile-secret-77');
    const draft = withValueAt(pasted, `${behaviour}/documents/terms`, 'https://ann:url-password-1@terms.example/');
    await save(draft);
    await publisher.api('PUT', '/merchants/aurora/waivers', { code: 'a.b', pointer: '/template', reason: 'John Tan called' });
    const token = { name: 'laptop-of-ann', roles: { all: null, merchants: { aurora: 'viewer' } } };
    const { text: apiToken } = await publisher.api('POST', '/account/tokens', token);
    const [secretToken = ''] = /livery_[\w-]+/.exec(apiToken) ?? [];
    const endpoint = { name: 'Chat', url: 'https://hooks.example/hook-path-2', merchantCode: 'aurora', events: [] };
    const webhook = await addWebhook(server.db, endpoint, server.now());
    await setWebhookSecret(server.db, webhook, 'whsec-sealed-3', server.now());
    const detail = {
      ip: '203.0.113.9',
      agent: 'Mozilla/5.0 (X11; Linux x86_64)',
      note: 'John Tan asked',
      waived: [{ code: 'a.b', pointer: '/template', reason: 'John Tan', by: 'publisher-aurora' }],
      code: 'from 203.0.113.10 and 2001:db8::7 as Mozilla/5.0 (X11; Linux x86_64)',
      from: 'ann@example.com with Bearer bearer-token-4',
    };
    const [by, at] = [{ id: 1, tokenId: 1 }, server.now()];
    await addAuditEntry(server.db, { by, merchantCode: 'aurora', action: 'release.published', detail, at });
    const what = `call https://ann:fault-password-5@games.example/x?token=fault-token-6 livery_${'x'.repeat(43)}`;
    const fault = { merchantCode: 'aurora', at, revision: 1, build: 'a1b2c3d4', kind: 'call', what, count: 1 } as const;
    await addFaultCount(server.db, fault);

    const { text, bundle } = await made({ screen: { ...screen, path: '/m/forgot?token=reset-token-7&q=John+Tan' } });
    const planted = [
      'turnstile-secret-77',
      'operator-password-88',
      'url-password-1',
      'hook-path-2',
      'whsec-sealed-3',
      'bearer-token-4',
      'fault-password-5',
      'fault-token-6',
      'reset-token-7',
      'laptop-of-ann',
      'publisher-aurora',
      'John',
      'ann@',
      '203.0.113',
      '2001:db8',
      'Mozilla',
      'livery_',
      secretToken,
      publisher.csrf,
      publisher.cookie.split('=')[1] ?? '',
    ];
    expect(planted.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
    expect(bundle.draft.changes).toContainEqual({
      pointer: `${behaviour}/captcha/siteKey`,
      after: '[removed]',
    });
    expect(bundle.removed).toContainEqual({
      pointer: expect.stringMatching(/^\/draft\/changes\/\d\/after$/),
      kind: 'configured',
    });
    expect(bundle.audit[1]).toMatchObject({ action: 'release.published', byToken: true });
    expect(bundle.audit[1]?.detail).toEqual({
      code: 'from [removed] and [removed] as [removed]',
      from: '[removed] with [removed]',
      waived: [{ code: 'a.b', pointer: '/template' }],
    });
    expect(bundle.screen?.path).toBe('/m/forgot');
  });

  it('scans texts and addresses of every part, and says what was removed and where', async () => {
    const behaviour = '/template/behaviour';
    const withText = withValueAt(
      titled('Write to mei.lin@example.com'),
      `${behaviour}/documents/terms`,
      'https://a.example/x?token=opensesame',
    );
    await save(withText);
    const { bundle, text } = await made();
    expect(text).not.toMatch(/mei\.lin|opensesame/);
    expect(bundle.draft.changes).toContainEqual(expect.objectContaining({ after: 'https://a.example/x?token=[removed]' }));
    expect(bundle.removed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['mail', 'credentials']));
    for (const { pointer } of bundle.removed) expect(JSON.stringify(valueAt(bundle, pointer))).toContain('[removed]');
  });

  it('says that nothing was removed where nothing was', async () => {
    expect((await made()).bundle.removed).toEqual([]);
  });
});
