import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Gate } from '#schemas/declare/names/statusGate.ts';
import { deferHydration, hydrateAll, markHydrated, mayLoad } from '#src/lib/deferredHydration.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { type FakeHttp, fakeHttp } from '#tests/support/fakeHttp.ts';
import { followStatus } from './followStatus.ts';

const KEY = 'livery.status';
const { site } = resolveSite({
  schemaVersion: 5,
  template: { templateId: 'T', merchantCode: 'aurora', version: 'base' },
});
const down = new ApiError('network', 0, '');

type Answer = CallAnswer<'status'> | ApiError | Promise<never>;

/** An open page that follows its platform. */
function start(gate: Gate, status: Answer) {
  const http: FakeHttp = fakeHttp({ status });
  const page = createStore<SiteValue>(() => ({ site, revision: 1, settings: {}, gate, ip: '', http, mode: 'live' }));
  const refresh = followStatus(page);
  return { http, page, refresh, shown: () => page.getState().gate };
}
const comesBack = () => dispatchEvent(new Event('focus'));
/** Everything that was asked has been answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the gate of an open page', () => {
  it.each<[Answer, Gate]>([
    [0, 'open'],
    [1, 'restricted'],
    [{ status: 2 }, 'maintenance'],
    [{ status: 0, maintenance: true }, 'maintenance'],
    [{ maintenance: 'Y' }, 'maintenance'],
    ['2', 'maintenance'],
    [{ value: { status: '2' } }, 'maintenance'],
  ])('shows the status of the platform at the start: %j is %s', async (status, gate) => {
    const { shown } = start('open', status);
    await settle();
    expect(shown()).toBe(gate);
  });

  it('shows the visitor’s address with a restriction', async () => {
    const { page } = start('open', { status: 1, ip: '203.0.113.9' });
    await settle();
    expect(page.getState().ip).toBe('203.0.113.9');
  });

  it('closes and lifts when the player comes back to the page', async () => {
    const { http, shown } = start('open', 0);
    await settle();
    http.answer({ status: 2 });
    comesBack();
    await settle();
    expect(shown()).toBe('maintenance');
    http.answer({ status: 0 });
    comesBack();
    await settle();
    expect(shown()).toBe('open');
  });

  it.each<[string, Answer]>([
    ['the platform does not answer', down],
    ['it reports an unknown status', 99],
    ['it reports something else', { state: 'fine' }],
  ])('stays as it is while %s', async (_title, status) => {
    const { shown } = start('maintenance', status);
    await settle();
    expect(shown()).toBe('maintenance');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('asks again when a call found the platform away', async () => {
    const { http, refresh, shown } = start('open', 0);
    await settle();
    http.answer({ status: 2 });
    await refresh();
    expect(shown()).toBe('maintenance');
  });
});

it('does not hydrate what was put off, unless the gate changes', async () => {
  deferHydration(['winners']);
  const load = vi.fn();
  const loaded = mayLoad('winners').then(load);
  const { http } = start('open', 0);
  await settle();
  expect(load).not.toHaveBeenCalled();
  http.answer({ status: 2 });
  comesBack();
  await loaded;
  expect(load).toHaveBeenCalledTimes(1);
});

describe('the status of the last visit', () => {
  const never = new Promise<never>(() => undefined);

  it('closes a restricted page before the platform answers', async () => {
    start('open', { status: 1, ip: '203.0.113.9' });
    await settle();
    const { page } = start('open', never);
    await settle();
    expect(page.getState()).toMatchObject({ gate: 'restricted', ip: '203.0.113.9' });
  });

  it('gives way to a newer status of the platform', async () => {
    localStorage.setItem(KEY, '1');
    document.body.innerHTML = '<div data-dehydrated></div>';
    deferHydration(['winners']);
    const { shown } = start('open', 0);
    await expect.poll(() => localStorage.getItem(KEY)).toBe('0');
    markHydrated(document.querySelector('[data-dehydrated]'));
    await hydrateAll();
    await settle();
    expect(shown()).toBe('open');
  });

  it('does not bring back a maintenance that the server knows to be over', async () => {
    localStorage.setItem(KEY, '2');
    const { shown } = start('open', never);
    await settle();
    expect(shown()).toBe('open');
  });

  it.each(['', 'nonsense', '{"state":1}', '[]', 'null', '1.5'])('is nothing when the record reads %j', async (record) => {
    localStorage.setItem(KEY, record);
    const { shown } = start('open', never);
    await settle();
    expect(shown()).toBe('open');
  });
});
