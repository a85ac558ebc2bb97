import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '#schemas/api/audit.schema.ts';
import type { MerchantView } from '#schemas/api/merchants.schema.ts';
import type { RulesView } from '#schemas/api/rules.schema.ts';
import type { MadeToken } from '#schemas/api/tokens.schema.ts';
import { codeOf } from '../../testing/startOperators.ts';
import { PASSWORD, type SignedIn, type TestServer, startTestServer, testBrand } from '../../testing/startTestServer.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let admin: SignedIn;
let ann: SignedIn;
let ben: SignedIn;
let count = 0;

beforeAll(async () => {
  server = await startTestServer([testBrand('aurora'), testBrand('sahara')]);
});
afterAll(() => server.close());
beforeEach(async () => {
  // Sessions end while the clock moves.
  [admin, ann, ben] = [
    await server.signIn('admin'),
    await server.signIn('publisher'),
    await server.signIn('publisher', 'aurora'),
  ];
});

const setRules = (rules: object) =>
  admin.api('PUT', '/merchants/aurora/rules', { confirmMinutes: null, fourEyes: false, ...rules });
const view = async () => (await admin.api('GET', '/merchants/aurora')).json as MerchantView;
const asItStands = async () => ({ 'if-match': `"${(await view()).draft.revision}"` });
const publish = async (by: SignedIn) => by.api('POST', '/merchants/aurora/releases', {}, await asItStands());
const ask = async (by: SignedIn) => by.api('POST', '/merchants/aurora/approval', undefined, await asItStands());
const approve = async (by: SignedIn) => by.api('PUT', '/merchants/aurora/approval', undefined, await asItStands());
async function save(title = `Title ${(count += 1)}`): Promise<void> {
  expect((await ann.api('PUT', '/merchants/aurora/draft', testBrand('aurora', { title }), await asItStands())).status).toBe(200);
}

describe('a second operator', () => {
  beforeEach(async () => {
    await setRules({ fourEyes: true });
    await save();
  });

  it('must approve before the draft goes live, now or later', async () => {
    expect(codeOf(await publish(ann))).toBe('approval.needed');
    const dueAt = new Date(server.now().getTime() + MINUTE_MS).toISOString();
    expect(codeOf(await ann.api('POST', '/merchants/aurora/plan', { dueAt }, await asItStands()))).toBe('approval.needed');
    expect((await ask(ann)).status).toBe(201);
    expect(codeOf(await publish(ann))).toBe('approval.needed');
    expect(((await approve(ben)).json as RulesView).approval).toMatchObject({
      askedBy: 'publisher',
      approvedBy: 'publisher-aurora',
      isCurrent: true,
    });
    expect((await publish(ann)).status).toBe(201);
    expect(((await ann.api('GET', '/merchants/aurora/rules')).json as RulesView).approval).toBeNull();
    const { lines } = (await admin.api('GET', '/audit?what=approval.given')).json as AuditPage;
    expect(lines[0]).toMatchObject({ who: 'publisher-aurora', merchantCode: 'aurora' });
  });

  it('is another one than who asked, also by an API token', async () => {
    await ask(ann);
    expect(codeOf(await approve(ann))).toBe('approval.own');
    const roles = { all: 'publisher', merchants: {} };
    const { secret } = (await ann.api('POST', '/account/tokens', { name: 'x', roles })).json as MadeToken;
    const authorization = { authorization: `Bearer ${secret}` };
    const byToken = await ann.api('PUT', '/merchants/aurora/approval', undefined, { ...(await asItStands()), ...authorization });
    expect(codeOf(byToken)).toBe('token.refused');
    expect(codeOf(await publish(ann))).toBe('approval.needed');
  });

  it('approves what they saw: a changed draft needs another approval', async () => {
    await ask(ann);
    const seen = await asItStands();
    await save();
    expect(codeOf(await ben.api('PUT', '/merchants/aurora/approval', undefined, seen))).toBe('draft.stale');
    expect(codeOf(await approve(ben))).toBe('approval.unknown');
    await ask(ann);
    await approve(ben);
    await save();
    expect(codeOf(await publish(ann))).toBe('approval.needed');
  });

  it('needs the role to publish, and a draft', async () => {
    const editor = await server.signIn('editor');
    expect(codeOf(await ask(editor))).toBe('role.tooLow');
    await ann.api('DELETE', '/merchants/aurora/draft', undefined, await asItStands());
    expect(codeOf(await ask(ann))).toBe('approval.nothing');
  });
});

describe('a recent password', () => {
  beforeEach(async () => {
    await setRules({ confirmMinutes: 5 });
    await save();
    server.wait(6 * MINUTE_MS);
  });

  it.each([
    ['publishing', 'POST', '/merchants/aurora/releases', {}],
    ['planning', 'POST', '/merchants/aurora/plan', { dueAt: '2026-12-01T00:00:00Z' }],
    ['rolling back', 'POST', '/merchants/aurora/rollback', { releaseId: 1 }],
  ])('is asked for before %s', async (_title, method, path, body) => {
    expect(codeOf(await ann.api(method, path, body, await asItStands()))).toBe('confirmation.needed');
  });

  it('is given by the password, and counts for the minutes of the rule', async () => {
    expect(codeOf(await ann.api('POST', '/session/confirmation', { password: 'wrong' }))).toBe('password.wrong');
    expect(codeOf(await publish(ann))).toBe('confirmation.needed');
    expect((await ann.api('POST', '/session/confirmation', { password: PASSWORD })).status).toBe(204);
    expect((await publish(ann)).status).toBe(201);
    await save();
    server.wait(5 * MINUTE_MS + 1);
    expect(codeOf(await publish(ann))).toBe('confirmation.needed');
  });

  it('cannot be given by an API token, and is asked for at this merchant only', async () => {
    const roles = { all: 'publisher', merchants: {} };
    const { secret } = (await ann.api('POST', '/account/tokens', { name: 'x', roles })).json as MadeToken;
    const headers = { ...(await asItStands()), authorization: `Bearer ${secret}` };
    expect(codeOf(await ann.api('POST', '/merchants/aurora/releases', {}, headers))).toBe('confirmation.needed');
    expect((await ann.api('POST', '/merchants/sahara/releases', {}, { 'if-match': '"0"' })).status).toBe(200);
  });
});

it('rules are changed by administrators of the merchant, and the audit log says from what to what', async () => {
  expect(codeOf(await ben.api('PUT', '/merchants/aurora/rules', { confirmMinutes: null, fourEyes: false }))).toBe('role.tooLow');
  const ofAurora = await server.signIn('admin', 'aurora');
  await setRules({});
  await ofAurora.api('PUT', '/merchants/aurora/rules', { confirmMinutes: 10, fourEyes: true });
  const { lines } = (await admin.api('GET', '/audit?what=merchant.rules')).json as AuditPage;
  expect(lines[0]).toMatchObject({
    who: 'admin-aurora',
    detail: { before: { confirmMinutes: null, fourEyes: false }, after: { confirmMinutes: 10, fourEyes: true } },
  });
});
