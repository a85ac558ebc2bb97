import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GateKind } from '#schemas/declare/names/gateKinds.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

const chatOpenTo = (chat: GateKind) =>
  release({ switches: { CBS3: '1' }, template: { ...release().template, behaviour: { gates: { chat } } } });

let sandbox: TestSandbox;
let member: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  sandbox.setRelease(chatOpenTo('open'));
  member = await loginAs(sandbox, 'demomember');
});
afterAll(() => sandbox.close());

const call = (operation: string, token?: string) =>
  sandbox.call('GET', `/wps/relay/${operation}`, { headers: token ? { authorization: token } : {} });
// The contract test has checked the shapes.
const open = async (token?: string, query = '') =>
  ((await call(`CBS_launchChat?language=EN&${query}`, token)).body.value as { chatUrl: string }).chatUrl;
const unread = async (token = member) => ((await call('CBS_unreadCount', token)).body.value as { count: number }).count;
const page = async (url: string, form?: Record<string, string>) => {
  const response = await fetch(sandbox.url + url, {
    headers: { merchant: MERCHANT },
    ...(form ? { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const } : {}),
  });
  return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() };
};
const ticketOf = (url: string) => url.split('ticket=')[1] ?? '';

describe('the chat', () => {
  it('stores a member’s message and the automatic answer', async () => {
    const url = await open(member);
    const said = await page('/sandbox/chat', { ticket: ticketOf(url), text: 'Hello <b>there</b>' });
    expect([said.status, said.location]).toEqual([303, url]);
    expect(await unread()).toBe(1);
    const again = await page(await open(member));
    expect(again.html).toContain('Hello &lt;b&gt;there&lt;/b&gt;');
    expect(again.html).toContain('we have received your message');
    expect(await unread()).toBe(0);
  });

  it('of a guest is that guest’s alone', async () => {
    const [mine, other] = [await open(), await open()];
    await page('/sandbox/chat', { ticket: ticketOf(mine), text: 'only mine' });
    expect((await page(mine)).html).toContain('only mine');
    expect((await page(other)).html).not.toContain('only mine');
    expect((await page(await open(member))).html).not.toContain('only mine');
  });

  it.each([
    ['/m/hot-games?a=1', '/m/hot-games?a=1'],
    ['http://lantern.localhost/m/home', '/m/home'],
    ['https://evil.example//evil.example', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
  ])('leads back from %s to %s', async (backUrl, path) => {
    const { html } = await page(await open(undefined, `backUrl=${encodeURIComponent(backUrl)}`));
    expect(html).toContain(`<a href="${path}">`);
  });

  it('takes nothing empty, nothing endless, and no guessed ticket', async () => {
    const ticket = ticketOf(await open());
    expect((await page('/sandbox/chat', { ticket, text: '  ' })).status).toBe(422);
    expect((await page('/sandbox/chat', { ticket, text: 'x'.repeat(1001) })).status).toBe(422);
    expect((await page('/sandbox/chat', { ticket: 'guessed', text: 'x' })).status).toBe(403);
    expect((await page('/sandbox/chat?ticket=guessed')).status).toBe(403);
  });

  it('is there while its switch is on', async () => {
    sandbox.setRelease(release());
    expect((await call('CBS_launchChat')).status).toBe(403);
    expect((await call('CBS_unreadCount', member)).status).toBe(403);
    sandbox.setRelease(chatOpenTo('open'));
    expect((await call('CBS_modelList')).body.value).toEqual([{ id: 'desk', name: 'Customer support' }]);
  });
});

describe('unread counts', () => {
  it('are of members, and a trial account has none', async () => {
    expect((await call('CSP_unreadCount')).status).toBe(401);
    expect(await unread(await loginAs(sandbox, 'demotrial'))).toBe(0);
  });
});

it.each([
  ['notTrial', undefined, 'session.missing'],
  ['notTrial', 'demotrial', 'free_reject'],
  ['notTrial', 'demospecial', undefined],
  ['formal', 'demospecial', 'account.permission'],
  ['formal', 'demomember', undefined],
  ['open', 'demotrial', undefined],
] as const)('behind the gate %s is opened to %s: %s', async (gate, username, refusal) => {
  sandbox.setRelease(chatOpenTo(gate));
  const token = username === undefined ? undefined : await loginAs(sandbox, username);
  expect((await call('CBS_launchChat?language=EN', token)).body.errorCode).toBe(refusal);
});
