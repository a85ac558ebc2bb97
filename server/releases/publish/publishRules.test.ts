import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '#schemas/api/audit.schema.ts';
import type { MerchantView } from '#schemas/api/merchants.schema.ts';
import type { PlanView } from '#schemas/api/releases.schema.ts';
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

describe('a plan that was made before a second operator was asked for', () => {
  let planTitle = '';
  const title = () => server.releases.live('aurora')?.site.title;
  const planned = async () => ((await ann.api('GET', '/merchants/aurora/plan')).json as { plan: PlanView | null }).plan;
  const approvePlan = async (by: SignedIn) => by.api('PUT', '/merchants/aurora/plan/approval', { hash: (await planned())?.hash });
  async function plan() {
    const dueAt = new Date(server.now().getTime() + MINUTE_MS).toISOString();
    expect((await ann.api('POST', '/merchants/aurora/plan', { dueAt }, await asItStands())).status).toBe(201);
  }
  async function fallDue() {
    server.wait(MINUTE_MS);
    await server.releases.carryOutPlans();
  }

  beforeEach(async () => {
    await setRules({});
    await ann.api('DELETE', '/merchants/aurora/plan');
    await ann.api('DELETE', '/merchants/aurora/draft', undefined, await asItStands());
    await save();
    planTitle = `Title ${count}`;
    await plan();
    await setRules({ fourEyes: true });
  });

  it('waits when it falls due, tells so once, and goes live as soon as another operator approves it', async () => {
    const before = title();
    expect(await planned()).toMatchObject({ needsApproval: true, heldSince: null });
    await fallDue();
    const since = server.now().toISOString();
    await fallDue();
    expect([title(), await planned()]).toMatchObject([before, { needsApproval: true, heldSince: since, failure: null }]);
    const { lines } = (await admin.api('GET', '/audit?what=release.planHeld')).json as AuditPage;
    expect(lines).toMatchObject([{ who: 'publisher', merchantCode: 'aurora', at: since }]);

    expect(codeOf(await approvePlan(ann))).toBe('approval.own');
    expect((await approvePlan(ben)).json).toEqual({ plan: null });
    expect(title()).toBe(planTitle);
    const { lines: approvals } = (await admin.api('GET', '/audit?what=release.planApproved')).json as AuditPage;
    expect(approvals[0]).toMatchObject({ who: 'publisher-aurora', merchantCode: 'aurora' });
  });

  it('goes live at its time when it was approved before', async () => {
    expect((await approvePlan(ben)).json).toMatchObject({ plan: { approvedBy: 'publisher-aurora', needsApproval: false } });
    expect(title()).not.toBe(planTitle);
    await fallDue();
    expect(title()).toBe(planTitle);
  });

  it('can be cancelled while it waits, and its draft is still there', async () => {
    await fallDue();
    expect((await ann.api('DELETE', '/merchants/aurora/plan')).json).toEqual({ plan: null });
    expect((await view()).draft.document).toMatchObject({ template: { parameters: { title: planTitle } } });
  });

  it('is approved as it was seen', async () => {
    const seen = (await planned())?.hash;
    await setRules({});
    await ann.api('DELETE', '/merchants/aurora/plan');
    await save();
    await plan();
    await setRules({ fourEyes: true });
    expect(codeOf(await ben.api('PUT', '/merchants/aurora/plan/approval', { hash: seen }))).toBe('plan.changed');
    await ann.api('DELETE', '/merchants/aurora/plan');
    expect(codeOf(await ben.api('PUT', '/merchants/aurora/plan/approval', { hash: seen }))).toBe('plan.unknown');
  });

  it('does not go live by itself when the rule is lifted while it waits, but when its own operator says so', async () => {
    await fallDue();
    await setRules({});
    await fallDue();
    expect(title()).not.toBe(planTitle);
    expect((await approvePlan(ann)).json).toEqual({ plan: null });
    expect(title()).toBe(planTitle);
  });

  it('cannot be approved by its own operator before, while there is no such rule', async () => {
    await setRules({});
    expect(codeOf(await approvePlan(ann))).toBe('approval.own');
    await setRules({ fourEyes: true });
    await fallDue();
    expect(title()).not.toBe(planTitle);
  });

  it('asks who approves it for a recent password where the merchant does', async () => {
    await setRules({ fourEyes: true, confirmMinutes: 5 });
    server.wait(6 * MINUTE_MS);
    expect(codeOf(await approvePlan(ben))).toBe('confirmation.needed');
  });
});

it('a plan that was approved when it was made goes live by itself', async () => {
  await setRules({ fourEyes: true });
  await ann.api('DELETE', '/merchants/aurora/plan');
  await ann.api('DELETE', '/merchants/aurora/draft', undefined, await asItStands());
  await save();
  await ask(ann);
  await approve(ben);
  const dueAt = new Date(server.now().getTime() + MINUTE_MS).toISOString();
  const made = await ann.api('POST', '/merchants/aurora/plan', { dueAt }, await asItStands());
  expect(made.json).toMatchObject({ plan: { approvedBy: 'publisher-aurora', needsApproval: false } });
  server.wait(MINUTE_MS);
  await server.releases.carryOutPlans();
  expect(server.releases.live('aurora')?.site.title).toBe(`Title ${count}`);
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
