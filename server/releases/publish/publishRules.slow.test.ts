import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '#schemas/edges/api/audit.schema.ts';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { LinkView, PersonView } from '#schemas/edges/api/people.schema.ts';
import type { PlanView, ReleaseEntry, ReleaseOutcome } from '#schemas/edges/api/releases.schema.ts';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import type { RulesView } from '#schemas/edges/api/rules.schema.ts';
import type { MadeToken } from '#schemas/edges/api/tokens.schema.ts';
import { codeOf } from '../../testing/startOperators.ts';
import { PASSWORD, type SignedIn, type TestServer, cookieOf, startTestServer, testBrand } from '../../testing/startTestServer.ts';

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

const askRules = (rules: object, by = admin) =>
  by.api('PUT', '/merchants/aurora/rules', { confirmMinutes: null, fourEyes: false, ...rules });
const confirmRules = (by: SignedIn, at: string | undefined) => by.api('PUT', '/merchants/aurora/rules/change', { at });
/** As two people who agree. */
async function setRules(rules: object): Promise<void> {
  const { change } = (await askRules(rules)).json as RulesView;
  if (change !== null) expect((await confirmRules(ann, change.at)).status).toBe(200);
}
const rulesNow = async () => (await admin.api('GET', '/merchants/aurora/rules')).json as RulesView;
const codesIn = async (what: string) =>
  ((await admin.api('GET', `/audit?what=${what}`)).json as AuditPage).lines.map(({ who }) => who);
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
    expect(codeOf(await ann.api('POST', '/merchants/aurora/plans', { dueAt }, await asItStands()))).toBe('approval.needed');
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
    expect((await rulesNow()).approval).toMatchObject({ isCurrent: false });
    expect(codeOf(await publish(ann))).toBe('approval.needed');
  });

  it('is asked by whoever may write a draft, and nobody else', async () => {
    const [viewer, editor] = [await server.signIn('viewer'), await server.signIn('editor')];
    expect(codeOf(await ask(viewer))).toBe('role.tooLow');
    expect((await ask(editor)).status).toBe(201);
    expect(codeOf(await approve(editor))).toBe('role.tooLow');
    expect((await approve(ben)).status).toBe(200);
  });

  it('has not written the draft', async () => {
    const editor = await server.signIn('editor');
    await ask(editor);
    expect(codeOf(await approve(ann))).toBe('approval.own'); // who saved it
    expect((await approve(ben)).status).toBe(200);
  });

  it('rejects with a reason, and everybody comments; what was said is there until the draft is live', async () => {
    const editor = await server.signIn('editor');
    await editor.api('POST', '/merchants/aurora/approval', { comment: 'For Friday.' }, await asItStands());
    await editor.api('POST', '/merchants/aurora/approval/comments', { comment: 'See the footer.' });
    const at = await asItStands();
    expect(codeOf(await ben.api('POST', '/merchants/aurora/approval/rejection', {}, at))).toBe('body.invalid');
    const rejected = await ben.api('POST', '/merchants/aurora/approval/rejection', { comment: 'Too many items.' }, at);
    const { approval, notes } = rejected.json as RulesView;
    expect(approval).toMatchObject({ askedBy: 'editor', rejectedBy: 'publisher-aurora', approvedAt: null });
    expect(notes.slice(-3).map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['asked', 'editor', 'For Friday.'],
      ['comment', 'editor', 'See the footer.'],
      ['rejected', 'publisher-aurora', 'Too many items.'],
    ]);
    expect(codeOf(await publish(ann))).toBe('approval.needed');
    await ask(editor);
    await approve(ben);
    expect((await publish(ann)).status).toBe(201);
    expect(await rulesNow()).toMatchObject({ approval: null, notes: [] });
    const { lines } = (await admin.api('GET', '/audit?what=approval.rejected')).json as AuditPage;
    expect(lines[0]).toMatchObject({ who: 'publisher-aurora', detail: { comment: 'Too many items.' } });
  });

  it('has a draft to approve', async () => {
    await ann.api('DELETE', '/merchants/aurora/draft', undefined, await asItStands());
    expect(codeOf(await ask(ann))).toBe('approval.nothing');
  });
});

/** Cancels every plan. */
async function cancelPlan() {
  const plans = (await ann.api('GET', '/merchants/aurora/plans')).json as readonly PlanView[];
  const answers = await Promise.all(plans.map(({ id }) => ann.api('DELETE', `/merchants/aurora/plans/${id}`)));
  return answers[0] ?? { status: 404 };
}

describe('a plan that was made before a second operator was asked for', () => {
  let planTitle = '';
  const title = () => server.releases.live('aurora')?.site.title;
  const planned = async () => ((await ann.api('GET', '/merchants/aurora/plans')).json as readonly PlanView[])[0];
  const approveAs = async (by: SignedIn, { id, hash }: Partial<PlanView> = {}) =>
    by.api('PUT', `/merchants/aurora/plans/${id}/approval`, { hash });
  const approvePlan = async (by: SignedIn) => approveAs(by, await planned());
  async function plan() {
    const dueAt = new Date(server.now().getTime() + MINUTE_MS).toISOString();
    expect((await ann.api('POST', '/merchants/aurora/plans', { dueAt }, await asItStands())).status).toBe(201);
  }
  async function fallDue() {
    server.wait(MINUTE_MS);
    await server.releases.carryOutPlans();
  }

  beforeEach(async () => {
    await setRules({});
    await cancelPlan();
    await ann.api('DELETE', '/merchants/aurora/draft', undefined, await asItStands());
    await save();
    planTitle = `Title ${count}`;
    await plan();
    await setRules({ fourEyes: true });
  });

  it('waits when it falls due, tells so once, and goes live as soon as another operator approves it', async () => {
    const before = title();
    const { id, hash } = (await planned()) ?? {};
    expect(await planned()).toMatchObject({ needsApproval: true, heldSince: null });
    await fallDue();
    const since = server.now().toISOString();
    await fallDue();
    expect([title(), await planned()]).toMatchObject([before, { needsApproval: true, heldSince: since, failure: null }]);
    const { lines } = (await admin.api('GET', '/audit?what=release.planHeld')).json as AuditPage;
    expect(lines).toMatchObject([{ who: 'publisher', merchantCode: 'aurora', at: since, detail: { plan: id } }]);

    expect(codeOf(await approvePlan(ann))).toBe('approval.own');
    expect((await approvePlan(ben)).json).toEqual({ plan: null });
    expect(title()).toBe(planTitle);
    const { lines: approvals } = (await admin.api('GET', '/audit?what=release.planApproved')).json as AuditPage;
    expect(approvals[0]).toMatchObject({ who: 'publisher-aurora', merchantCode: 'aurora', detail: { plan: id, hash } });
  });

  it('goes live at its time when it was approved before', async () => {
    expect((await approvePlan(ben)).json).toMatchObject({ plan: { approvedBy: 'publisher-aurora', needsApproval: false } });
    expect(title()).not.toBe(planTitle);
    await fallDue();
    expect(title()).toBe(planTitle);
  });

  it('can be cancelled while it waits, and its draft is still there', async () => {
    await fallDue();
    expect((await cancelPlan()).status).toBe(204);
    expect((await view()).draft.document).toMatchObject({ template: { parameters: { title: planTitle } } });
  });

  it('is approved as it was seen', async () => {
    const seen = (await planned())?.hash;
    await setRules({});
    await cancelPlan();
    await save();
    await plan();
    await setRules({ fourEyes: true });
    const { id } = (await planned()) ?? {};
    expect(codeOf(await approveAs(ben, { id, hash: seen }))).toBe('plan.changed');
    await cancelPlan();
    expect(codeOf(await approveAs(ben, { id, hash: seen }))).toBe('plan.unknown');
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
  await cancelPlan();
  await ann.api('DELETE', '/merchants/aurora/draft', undefined, await asItStands());
  await save();
  await ask(ann);
  await approve(ben);
  const dueAt = new Date(server.now().getTime() + MINUTE_MS).toISOString();
  const made = await ann.api('POST', '/merchants/aurora/plans', { dueAt }, await asItStands());
  expect(made.json).toMatchObject({ approvedBy: 'publisher-aurora', needsApproval: false });
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
    ['planning', 'POST', '/merchants/aurora/plans', { dueAt: '2026-12-01T00:00:00Z' }],
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
  await askRules({ confirmMinutes: 10, fourEyes: true }, ofAurora);
  const { lines } = (await admin.api('GET', '/audit?what=merchant.rules')).json as AuditPage;
  expect(lines[0]).toMatchObject({
    who: 'admin-aurora',
    detail: { before: { confirmMinutes: null, fourEyes: false }, after: { confirmMinutes: 10, fourEyes: true } },
  });
});

describe('one administrator alone', () => {
  const nobody = () =>
    server.signedIn({ name: '', role: 'viewer', roles: { all: null, merchants: {} }, stage: 'full', csrf: '' }, '');
  let invited = 0;
  /** Invites an account and opens the link, as whoever invites can. */
  async function puppet(role: string, by = admin): Promise<SignedIn> {
    const name = `puppet-${(invited += 1)}`;
    const roles = { all: null, merchants: { aurora: role } };
    const { url } = (await by.api('POST', '/people', { name, roles, language: 'EN' })).json as LinkView;
    const taken = await nobody().api('POST', '/links/accept', { token: url.split('/').at(-1), password: 'seven quiet lanterns' });
    return server.signedIn(taken.json as SessionView, cookieOf(taken));
  }
  const saveBy = async (by: SignedIn) => {
    const draft = testBrand('aurora', { title: `Title ${(count += 1)}` });
    expect((await by.api('PUT', '/merchants/aurora/draft', draft, await asItStands())).status).toBe(200);
  };

  beforeEach(async () => {
    await setRules({ fourEyes: true });
    await save();
  });

  it('does not switch the rule off, nor change another one while it holds', async () => {
    await askRules({ fourEyes: false, confirmMinutes: 5 });
    const { change, ...still } = await rulesNow();
    expect(still).toMatchObject({ fourEyes: true, confirmMinutes: null });
    expect(change).toMatchObject({ by: 'admin', fourEyes: false, confirmMinutes: 5 });
    expect(codeOf(await confirmRules(admin, change?.at))).toBe('approval.own');
    expect(codeOf(await publish(admin))).toBe('approval.needed');
    expect((await codesIn('rules.asked'))[0]).toBe('admin');

    expect((await confirmRules(ben, change?.at)).json).toMatchObject({ fourEyes: false, confirmMinutes: 5, change: null });
    expect((await codesIn('merchant.rules'))[0]).toBe('publisher-aurora');
  });

  it('has a change confirmed as it was seen, or refused', async () => {
    await askRules({ fourEyes: true, confirmMinutes: 5 });
    const seen = (await rulesNow()).change?.at;
    server.wait(1000);
    await askRules({ fourEyes: false });
    expect(codeOf(await confirmRules(ben, seen))).toBe('rules.changed');
    expect((await ben.api('DELETE', '/merchants/aurora/rules/change')).json).toMatchObject({ fourEyes: true, change: null });
    expect(codeOf(await ben.api('DELETE', '/merchants/aurora/rules/change'))).toBe('rules.noChange');
    await askRules({ fourEyes: false });
    expect((await askRules({ fourEyes: true })).json).toMatchObject({ fourEyes: true, change: null }); // taken back
  });

  it('gets no second person by an invitation, whether it approves, asks, confirms or invites again', async () => {
    await ask(admin);
    const publisher = await puppet('admin');
    expect(codeOf(await approve(publisher))).toBe('approval.newAccount');
    expect(codeOf(await approve(await puppet('publisher', publisher)))).toBe('approval.newAccount');
    await askRules({ fourEyes: false });
    expect(codeOf(await confirmRules(publisher, (await rulesNow()).change?.at))).toBe('approval.newAccount');

    const editor = await puppet('editor');
    await saveBy(editor);
    await ask(editor);
    expect(codeOf(await approve(admin))).toBe('approval.newAccount');
    server.wait(8 * 24 * 60 * MINUTE_MS);
    admin = await server.signIn('admin');
    expect((await approve(admin)).status).toBe(200); // days later, an account counts: the audit log has shown it all the time
  });

  it('is not a second person by a new password of somebody else’s account', async () => {
    const victim = await server.signIn('publisher', 'sahara');
    const people = (await admin.api('GET', '/people')).json as PersonView[];
    const id = people.find(({ name }) => name === victim.name)?.id;
    await admin.api('PUT', `/people/${id}/roles`, { all: 'publisher', merchants: {} });
    const { url } = (await admin.api('POST', `/people/${id}/link`, { language: 'EN' })).json as LinkView;
    const taken = await nobody().api('POST', '/links/accept', { token: url.split('/').at(-1), password: 'seven quiet lanterns' });
    await ask(admin);
    expect(codeOf(await approve(server.signedIn(taken.json as SessionView, cookieOf(taken))))).toBe('approval.newAccount');
  });

  it('rolls back at once, with a reason, and somebody else reviews it', async () => {
    await ask(ann);
    await approve(ben);
    const { releaseId: first } = (await publish(ann)).json as ReleaseOutcome;
    await save();
    await ask(ann);
    await approve(ben);
    await publish(ann);
    const back = (note?: string) => admin.api('POST', '/merchants/aurora/rollback', { releaseId: first, note });
    expect(codeOf(await back(' '))).toBe('rollback.reason');
    const { releaseId } = (await back('Deposits failed')).json as ReleaseOutcome;
    const entry = async () =>
      ((await admin.api('GET', '/merchants/aurora/releases')).json as ReleaseEntry[]).find(
        (each) => each.releaseId === releaseId,
      );
    const review = (by: SignedIn) => by.api('PUT', `/merchants/aurora/releases/${releaseId}/review`);
    expect(await entry()).toMatchObject({ isLive: true, review: { by: null, at: null } });
    expect(codeOf(await review(admin))).toBe('approval.own');
    expect((await review(ben)).status).toBe(204);
    expect(await entry()).toMatchObject({ review: { by: 'publisher-aurora' } });
    expect(codeOf(await review(ben))).toBe('review.unknown');
  });
});

it('an approval from before the rule does not count under it', async () => {
  await setRules({});
  await save();
  await ask(ann);
  await approve(ben);
  await setRules({ fourEyes: true });
  expect(codeOf(await publish(ann))).toBe('approval.needed');
});

it('nobody shuts everybody out: the rule needs another publisher', async () => {
  const other = await startTestServer([testBrand('aurora')]);
  const only = await other.signIn('admin');
  const on = { confirmMinutes: null, fourEyes: true };
  expect(codeOf(await only.api('PUT', '/merchants/aurora/rules', on))).toBe('rules.alone');
  await other.signIn('publisher', 'aurora');
  expect((await only.api('PUT', '/merchants/aurora/rules', on)).status).toBe(200);
  await other.close();
});
