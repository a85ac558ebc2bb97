import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '#schemas/declare/languages/languages.ts';
import type { InboxListAnswer, InboxMessageAnswer } from '#schemas/declare/platform/messages.schema.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, startTestSandbox } from '../testing/startTestSandbox.ts';
import { seedSandbox } from '../seedSandbox.ts';
import { person } from '../testing/person.ts';

let sandbox: TestSandbox;
let member: string;
let other: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  member = await loginAs(sandbox, 'demomember');
  other = await loginAs(sandbox, 'demospecial');
});
beforeEach(async () => {
  await sandbox.db.query('update member_messages set is_read = letter = $1, is_deleted = false', ['welcome']);
  await sandbox.db.query('delete from counters');
});
afterAll(() => sandbox.close());

const ask = (method: string, path: string, json?: unknown, token = member) =>
  sandbox.call(method, path, { headers: { authorization: token }, ...(json === undefined ? {} : { json }) });
// The contract test has checked the shapes.
const list = async (query = '', token = member) =>
  (await ask('GET', `/wps/message/list?language=EN${query}`, undefined, token)).body.value as InboxListAnswer;
const unread = async (token = member) =>
  ((await ask('GET', '/wps/message/unreadCount', undefined, token)).body.value as { count: number }).count;
const idOf = async (title: string) => (await list()).messages.find((one) => one.title === title)?.id;

describe('the inbox', () => {
  it('has messages for demo members, newest first, page by page', async () => {
    const all = await list();
    expect(all.messages.map(({ title, read }) => [title, read])).toEqual([
      ['Play responsibly', false],
      ['Keep your account safe', false],
      ['Welcome to Lantern', true],
    ]);
    expect(await list('&pageSize=2&pageNo=2')).toMatchObject({
      messages: [{ title: 'Welcome to Lantern' }],
      pageNum: 2,
      totalPages: 2,
      totalCount: 3,
    });
    expect(all.messages[0]?.preview).toMatch(/^Decide how much time/);
  });

  it.each(languageCodes)('tells them in %s', async (language) => {
    const { messages } = await list();
    const id = messages.at(-1)?.id;
    const { body } = await ask('GET', `/wps/message?id=${id}&language=${language}`);
    const { title, content } = body.value as InboxMessageAnswer;
    expect(title).toContain('Lantern');
    expect(content).toMatch(/^<p>.+<\/p><p>.+<\/p>$/);
  });

  it('marks some, or all, and counts what is left', async () => {
    expect(await unread()).toBe(2);
    const id = await idOf('Keep your account safe');
    expect((await ask('POST', '/wps/message/read', { ids: [id] })).status).toBe(200);
    expect(await unread()).toBe(1);
    expect((await ask('POST', '/wps/message/read', { all: true })).status).toBe(200);
    expect(await unread()).toBe(0);
    expect(await unread(other)).toBe(2);
  });

  it('deletes for good: neither a link nor another seed brings a message back', async () => {
    const id = await idOf('Keep your account safe');
    await ask('DELETE', '/wps/message', { ids: [id] });
    await sandbox.db.query(`update seeds set fingerprint = 'of an older build'`);
    await seedSandbox(sandbox.db, [MERCHANT]);
    expect((await list()).messages).toHaveLength(2);
    expect(await unread()).toBe(1);
    expect((await ask('GET', `/wps/message?id=${id}`)).body.errorCode).toBe('message.unknown');
  });

  it('is one member’s only: messages of others are neither shown, marked nor deleted', async () => {
    const id = await idOf('Keep your account safe');
    expect((await ask('GET', `/wps/message?id=${id}`, undefined, other)).status).toBe(404);
    await ask('POST', '/wps/message/read', { ids: [id] }, other);
    await ask('DELETE', '/wps/message', { ids: [id] }, other);
    expect(await unread()).toBe(2);
    expect((await sandbox.call('GET', '/wps/message/list')).status).toBe(401);
  });

  it('of a trial account is empty', async () => {
    const trial = await loginAs(sandbox, 'demotrial');
    expect(await list('', trial)).toMatchObject({ messages: [], totalPages: 0 });
    expect(await unread(trial)).toBe(0);
  });

  it.each([{ ids: [] }, { ids: ['1'] }, { all: false }, { all: true, ids: [1] }, {}])('takes no marks like %j', async (json) => {
    expect((await ask('POST', '/wps/message/read', json)).body.errorCode).toBe('body.invalid');
  });

  it('is written to no faster than anybody reads', async () => {
    sandbox.setLimits({ inboxWritesPerAccount: { count: 2, windowMs: 60_000 } });
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await ask('POST', '/wps/message/read', { all: true }, other)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('greets a new member', async () => {
    const json = { ...person, username: 'newcomer1', password: 'livery-demo-1', confirmPassword: 'livery-demo-1' };
    expect((await sandbox.call('PUT', '/wps/member/register', { json })).status).toBe(200);
    const token = await loginAs(sandbox, 'newcomer1');
    expect((await list('', token)).messages).toMatchObject([{ title: 'Welcome to Lantern', read: false }]);
  });
});
