import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAs } from '../testing/encryptLogin.ts';
import { solveCaptcha } from '../testing/solveCaptcha.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { defaultLimits } from '../calls/limits.ts';

let sandbox: TestSandbox;
let member: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  member = await loginAs(sandbox, 'demomember');
});
beforeEach(async () => {
  sandbox.setRelease(release());
  await sandbox.db.query('delete from feedbacks');
  await sandbox.db.query('delete from counters');
});
afterAll(() => sandbox.close());

const good = { content: 'A deposit did not arrive', sender: 'demomember', type: 1 };
const send = async (change: object = {}, token: string | undefined = member) =>
  sandbox.call('PUT', '/wps/feedback', {
    headers: token === '' ? {} : { authorization: token },
    json: { ...good, ...(await solveCaptcha(sandbox)), ...change },
  });
const stored = () => sandbox.db.query('select type, content from feedbacks order by id');
const confirmations = () => sandbox.db.query(`select 1 from member_messages where letter = 'feedback'`);

describe('feedback', () => {
  it('is stored, and an inbox message confirms it', async () => {
    const before = (await confirmations()).length;
    expect((await send({ content: '  Where is my bonus?  ', type: 0 })).status).toBe(200);
    expect(await stored()).toEqual([{ type: 0, content: 'Where is my bonus?' }]);
    expect((await confirmations()).length).toBe(before + 1);
  });

  it('that is sent twice with one captcha is kept once', async () => {
    const json = { ...good, ...(await solveCaptcha(sandbox)) };
    const both = await Promise.all(
      [1, 2].map(() => sandbox.call('PUT', '/wps/feedback', { headers: { authorization: member }, json })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['without a session', {}, '', 401, 'session.missing'],
    ['in another member’s name', { sender: 'demoagent' }, undefined, 403, 'account.permission'],
    ['of a kind that is none', { type: 5 }, undefined, 422, 'body.invalid'],
    ['of spaces', { content: '   ' }, undefined, 422, 'fields.invalid'],
    ['of 201 characters', { content: 'x'.repeat(201) }, undefined, 422, 'fields.invalid'],
    ['with a wrong captcha', { captcha: 'none' }, undefined, 403, 'captcha.wrong'],
    ['without a captcha', { captcha: '' }, undefined, 403, 'captcha.required'],
    ['with more than it has', { customerType: 1 }, undefined, 422, 'body.invalid'],
  ])('%s is refused', async (_title, change, token, status, code) => {
    const { status: is, body } = await send(change, token);
    expect([is, body.errorCode]).toEqual([status, code]);
    expect(await stored()).toEqual([]);
  });

  it('may be as long as the merchant says, in characters of any script', async () => {
    expect((await send({ content: '好'.repeat(200) })).status).toBe(200);
    expect((await send({ content: '🎲'.repeat(200) })).status).toBe(200);
    sandbox.setRelease(release({ template: { ...release().template, behaviour: { content: { feedbackLength: 20 } } } }));
    expect((await send()).body).toMatchObject({
      errorCode: 'fields.invalid',
      value: { fields: { content: { message: 'rule.maxLength', params: { value: 20 } } } },
    });
  });

  it('comes so often from one account, and then waits', async () => {
    sandbox.setLimits({ feedbackPerAccount: { count: 2, windowMs: 60_000 } });
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 429]);
    sandbox.setLimits({ feedbackPerAccount: defaultLimits.feedbackPerAccount });
  });
});
