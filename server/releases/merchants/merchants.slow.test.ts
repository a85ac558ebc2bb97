import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantList, AddressCheck, MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { ProblemAnswer } from '#schemas/edges/api/refusals.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '../../testing/startTestServer.ts';

let server: TestServer;
let admin: SignedIn;
let publisher: SignedIn;
let editor: SignedIn;

beforeAll(async () => {
  server = await startTestServer([testBrand('aurora', { title: 'Aurora' }), testBrand('sahara', { title: 'Sahara' })]);
  admin = await server.signIn('admin');
  publisher = await server.signIn('publisher');
  editor = await server.signIn('editor', 'aurora');
});
afterAll(() => server.close());

const codeOf = ({ json }: { readonly json: unknown }): string => (json as ProblemAnswer).code;
const view = async (code: string) => (await admin.api('GET', `/merchants/${code}`)).json as MerchantView;
const list = async (query = '', by = admin) => (await by.api('GET', `/merchants?${query}`)).json as MerchantList;
const codes = async (query: string) => (await list(query)).merchants.map(({ merchantCode }) => merchantCode);
const add = (body: object) => admin.api('POST', '/merchants', { title: 'Luna', from: 'base', ...body });

async function save(code: string, document: unknown): Promise<string> {
  const { draft } = await view(code);
  const saved = await admin.api('PUT', `/merchants/${code}/draft`, document, { 'if-match': `"${draft.revision}"` });
  expect(saved.status).toBe(200);
  return saved.headers.etag ?? '';
}

const whole = (code: string): Release => ({
  schemaVersion: 5,
  template: {
    templateId: code,
    merchantCode: code,
    version: 'base',
    conduct: 'strict',
    parameters: { title: 'Luna', language: 'EN', age_limit: '21' },
    theme: { logo: '/brand/luna/logo.svg' },
    behaviour: { documents: { terms: '/m/help?i=5', privacy: '/m/help?i=6' } },
  },
  registerSettings: { fields: { email: { enabled: true } } },
});

describe('a new merchant', () => {
  it('is a strict draft, and its host answers a plain page until it goes live', async () => {
    expect((await add({ merchantCode: 'luna', host: 'm.luna.example' })).status).toBe(201);
    const { live, draft } = await view('luna');
    expect([live.revision, live.releaseId]).toEqual([0, 0]);
    expect(draft.document).toMatchObject({
      template: { merchantCode: 'luna', conduct: 'strict', parameters: { title: 'Luna' } },
    });
    for (const host of ['luna.localhost:3000', 'm.luna.example']) {
      const page = await server.ask(host, '/m/home');
      expect([page.status, page.text.includes('Opening soon.')]).toEqual([404, true]);
    }
    const { url } = (await admin.api('POST', '/merchants/luna/frame', {})).json as { url: string };
    const framed = await server.ask(new URL(url).host, new URL(url).pathname + new URL(url).search);
    expect(framed.status).toBe(200);
  });

  it('goes live once everything is decided, and answers at both its hosts', async () => {
    const { behaviour: _none, ...undecided } = whole('luna').template;
    const first = await save('luna', { ...whole('luna'), template: undecided });
    // A reason lets the warning pass, and not the step: nobody opens without terms that can be read.
    const waived = ['terms', 'privacy'].map((name) => ({
      code: 'documents.missing',
      pointer: `/template/behaviour/documents/${name}`,
      reason: 'Later',
    }));
    const early = await publisher.api('POST', '/merchants/luna/releases', { waived }, { 'if-match': first });
    expect([early.status, codeOf(early)]).toEqual([422, 'release.notReady']);
    expect((early.json as ProblemAnswer).problems.map(({ code }) => code)).toContain('ready.terms');
    const etag = await save('luna', whole('luna'));
    const answer = await publisher.api('POST', '/merchants/luna/releases', {}, { 'if-match': etag });
    expect([answer.status, answer.json]).toEqual([201, { changed: true, releaseId: expect.any(Number), revision: 1 }]);
    for (const host of ['luna.localhost:3000', 'm.luna.example', 'M.Luna.Example:8080']) {
      expect((await server.ask(host, '/m/home')).text).toContain('<title>Luna</title>');
    }
    expect((await server.db.query('select 1 from live where merchant_code = $1', ['luna'])).length).toBe(1);
  });

  it('is made live by one of two', async () => {
    await add({ merchantCode: 'twins', title: 'Twins' });
    const headers = { 'if-match': await save('twins', whole('twins')) };
    const answers = await Promise.all([1, 2].map(() => publisher.api('POST', '/merchants/twins/releases', {}, headers)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('may be a copy, of what is live or of a draft', async () => {
    await add({ merchantCode: 'dawn', title: 'Dawn', from: 'copy', copyOf: 'luna' });
    expect((await view('dawn')).draft.document).toMatchObject({
      template: { merchantCode: 'dawn', templateId: 'dawn', parameters: { title: 'Dawn', age_limit: '21' } },
    });
    expect(codeOf(await add({ merchantCode: 'dusk', from: 'copy', copyOf: 'nobody' }))).toBe('merchant.unknown');
  });

  it.each([
    ['a code that is taken', { merchantCode: 'aurora' }, 409, 'merchant.codeTaken'],
    ['a code of the platform', { merchantCode: 'www' }, 422, 'merchant.codeReserved'],
    ['a code that is not a label', { merchantCode: 'a--b' }, 422, 'body.invalid'],
    ['a code with capitals', { merchantCode: 'Luna2' }, 422, 'body.invalid'],
    ['no name', { merchantCode: 'noname', title: '' }, 422, 'body.invalid'],
    ['a name of blanks', { merchantCode: 'noname', title: '   ' }, 422, 'body.invalid'],
    ['a name that turns the direction', { merchantCode: 'noname', title: 'Lu\u202ena' }, 422, 'body.invalid'],
    ['a host with a port', { merchantCode: 'porty', host: 'm.porty.example:80' }, 422, 'body.invalid'],
    ['a bare address', { merchantCode: 'bare', host: '10.0.0.1' }, 422, 'body.invalid'],
    ['the tool’s host', { merchantCode: 'tool', host: 'localhost' }, 422, 'body.invalid'],
    ['a host that is taken', { merchantCode: 'thief', host: 'm.luna.example' }, 409, 'host.taken'],
    ['a host that leads to another by its first label', { merchantCode: 'thief', host: 'aurora.example' }, 409, 'host.taken'],
    ['a file that is none', { merchantCode: 'filed', from: 'file', file: { hello: 1 } }, 422, 'file.invalid'],
  ])('is refused with %s, and leaves nothing behind', async (_title, body, status, code) => {
    const before = (await list()).all;
    const answer = await add(body);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect((await list()).all).toBe(before);
  });
});

describe('a host of its own', () => {
  it('is given, changed and taken away', async () => {
    const put = (code: string, host: string | null) => admin.api('PUT', `/merchants/${code}/host`, { host });
    expect((await put('sahara', 'play.sahara.example')).status).toBe(200);
    expect((await server.ask('play.sahara.example', '/m/home')).text).toContain('<title>Sahara</title>');
    expect(codeOf(await put('aurora', 'play.sahara.example'))).toBe('host.taken');
    expect((await put('sahara', null)).status).toBe(200);
    expect((await server.ask('play.sahara.example', '/m/home')).status).toBe(404);
    expect((await server.ask('sahara.localhost', '/m/home')).status).toBe(200);
  });

  it('goes from one to another, in whatever order a node learns of it', async () => {
    const own = 'play.moved.example';
    await admin.api('PUT', '/merchants/sahara/host', { host: own });
    await server.db.query(`update merchants set host = null where code = 'sahara'`);
    await server.db.query(`update merchants set host = $1 where code = 'aurora'`, [own]);
    await server.releases.refresh('aurora');
    await server.releases.refresh('sahara');
    expect((await server.ask(own, '/m/home')).text).toContain('<title>Aurora</title>');
    await admin.api('PUT', '/merchants/aurora/host', { host: null });
  });
});

describe('a path of the merchant’s own host', () => {
  it('is asked for though its letters are not of the Latin alphabet', async () => {
    const draft = testBrand('aurora', { title: 'Aurora' });
    const etag = await save('aurora', { ...draft, template: { ...draft.template, theme: { logo: '/brand/aurora/ảnh.svg' } } });
    const { status, json } = await admin.api('POST', '/merchants/aurora/addresses');
    const ofLogo = (json as AddressCheck).problems.filter(({ pointer }) => pointer === '/template/theme/logo');
    expect([status, ofLogo]).toMatchObject([200, [{ code: 'link.missing' }]]);
    await admin.api('DELETE', '/merchants/aurora/draft', undefined, { 'if-match': etag });
  });
});

describe('the list', () => {
  it('finds by name, code and host, sorts, and says how each is', async () => {
    expect(await codes('search=SAHA')).toEqual(['sahara']);
    expect(await codes('search=luna.example')).toEqual(['luna']);
    expect(await codes('state=notLive')).toEqual(['dawn']);
    expect((await codes('order=name')).slice(0, 2)).toEqual(['aurora', 'dawn']);
    const { merchants, found, all } = await list('search=dawn');
    expect([found, all]).toEqual([1, 5]);
    expect(merchants[0]).toMatchObject({
      liveRevision: 0,
      draftState: 'changed',
      todo: [],
      changed: expect.arrayContaining(['/template/parameters/title']),
      lastChange: { by: 'admin', what: 'draft' },
      look: { blocks: expect.arrayContaining(['hot-games']), hasHeader: true },
    });
  });

  it('says in which settings what is live differs from the preset, and nothing of the draft', async () => {
    const changed = async () => (await list('search=aurora')).merchants[0]?.changed;
    const before = await changed();
    expect(before).toEqual(
      expect.arrayContaining([
        '/template/parameters/title',
        '/template/parameters/language',
        '/template/behaviour/documents/terms',
      ]),
    );
    expect(before).not.toContain('/template/merchantCode');
    await save('aurora', testBrand('aurora', { footer_nav: 'home,member' }));
    expect(await changed()).toEqual(before);
  });

  it('says in which settings it differs from another merchant at which the operator has a role', async () => {
    const [aurora, sahara] = await Promise.all(
      ['aurora', 'sahara'].map(async (against) => (await list(`search=aurora&against=${against}`)).merchants[0]?.changed),
    );
    expect(aurora).toEqual([]);
    expect(sahara).toEqual(['/template/parameters/title']);
    for (const [operator, against] of [
      [admin, 'nobody'],
      [editor, 'sahara'],
    ] as const)
      expect((await operator.api('GET', `/merchants?against=${against}`)).status).toBe(404);
  });

  it('finds, sorts and compares one that was never published by its draft', async () => {
    const draft = await view('dawn');
    const copy = draft.draft.document as Release;
    const titled = { ...copy, template: { ...copy.template, parameters: { ...copy.template.parameters, title: 'Zebra 9' } } };
    await save('dawn', titled);
    expect(await codes('search=zebra')).toEqual(['dawn']);
    expect(await codes('search=luna')).not.toContain('dawn');
    expect((await codes('order=name')).at(-1)).toBe('dawn');
    expect((await list('search=zebra')).merchants[0]?.title).toBe('Zebra 9');
    expect((await list('search=zebra&against=dawn')).merchants[0]?.changed).toEqual([]);
    expect((await list('search=luna&against=dawn')).merchants[0]?.changed).toContain('/template/parameters/title');
    await save('dawn', copy);
    expect((await list('search=dawn')).merchants[0]?.title).toBe('Dawn');
  });

  it('counts problems of the draft that is there, however broken', async () => {
    await save('sahara', { schemaVersion: 5, template: 7 });
    const [sahara] = (await list('search=sahara')).merchants;
    expect(sahara).toMatchObject({ title: 'Sahara', draftState: 'changed', problems: { errors: expect.any(Number) } });
    expect(sahara?.problems.errors).toBeGreaterThan(0);
  });

  it('is paged, and shows operators their own merchants only', async () => {
    for (let number = 10; number < 40; number += 1) await add({ merchantCode: `many-${number}`, title: `Many ${number}` });
    const first = await codes('search=many&order=name');
    const second = await codes('search=many&order=name&offset=24');
    expect([first.length, second.length]).toEqual([24, 6]);
    expect(new Set([...first, ...second]).size).toBe(30);
    const theirs = await list('', editor);
    expect([theirs.all, theirs.merchants.map(({ merchantCode }) => merchantCode)]).toEqual([1, ['aurora']]);
  });
});

describe('a file', () => {
  const fileOf = async (code: string, what = 'live') => admin.api('GET', `/merchants/${code}/file?what=${what}`);
  const put = (code: string, body: unknown, revision: number, by = admin) =>
    by.api('PUT', `/merchants/${code}/file`, body, { 'if-match': `"${revision}"` });

  it('holds what is live, a draft or an earlier release', async () => {
    const live = await fileOf('luna');
    expect(live.headers['content-disposition']).toBe('attachment; filename="luna-revision-1.livery.json"');
    expect(live.json).toMatchObject({ kind: 'livery-release', merchantCode: 'luna', revision: 1, release: whole('luna') });
    const { revision: draftRevision } = (await view('dawn')).draft;
    expect((await fileOf('dawn', 'draft')).json).toMatchObject({ revision: 'draft', draftRevision });
    expect((await fileOf('dawn')).status).toBe(404);
    const { releaseId } = (await view('luna')).live;
    expect((await fileOf('luna', String(releaseId))).json).toMatchObject({ revision: 1 });
    expect((await fileOf('aurora', String(releaseId))).status).toBe(404);
  });

  it('becomes the draft of another merchant, and changes nothing that is live', async () => {
    const { json } = await fileOf('luna');
    const before = await view('aurora');
    expect((await put('aurora', json, before.draft.revision, editor)).status).toBe(200);
    const after = await view('aurora');
    expect(after.live).toEqual(before.live);
    expect(after.draft.document).toEqual({ ...whole('luna'), template: { ...whole('luna').template, merchantCode: 'aurora' } });
  });

  it('is taken over with its faults, as any draft may hold some', async () => {
    const faulty = { ...whole('aurora'), switches: { CBS3: 7 }, unknown: true };
    expect((await put('aurora', faulty, (await view('aurora')).draft.revision)).status).toBe(200);
    expect((await view('aurora')).draft.document).toEqual(faulty);
    expect((await add({ merchantCode: 'faulty', title: 'Faulty', from: 'file', file: faulty })).status).toBe(201);
    expect((await add({ merchantCode: 'faultier', title: 'Faulty', from: 'copy', copyOf: 'faulty' })).status).toBe(201);
    expect((await view('faultier')).draft.document).toMatchObject({ switches: { CBS3: 7 }, unknown: true });
  });

  it('is refused when nothing of it can be used, and changes nothing', async () => {
    const before = await view('aurora');
    const answer = await put('aurora', { ...whole('aurora'), schemaVersion: 99 }, before.draft.revision);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'file.invalid']);
    expect((answer.json as ProblemAnswer).problems.map(({ pointer }) => pointer)).toContain('/schemaVersion');
    expect(await view('aurora')).toEqual(before);
  });

  it('does not overwrite what another operator has saved', async () => {
    const { json } = await fileOf('luna');
    expect(codeOf(await put('aurora', json, 0))).toBe('draft.stale');
  });
});
