import { renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import useSWR, { SWRConfig } from 'swr';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '#src/lib/http.ts';
import { bootFromCalls } from './bootFromCalls.ts';
import type { PageOrigin } from './RunningPlayer.ts';
import type { PageBoot } from '#schemas/edges/page/page.ts';

const template = { merchantCode: 'aurora', templateId: 'T1', parameters: { title: 'Aurora', language: 'AR,EN' } };
const answers: Record<string, unknown> = {
  '/wps/system/templates': template,
  '/wps/system/settings/consolidated': {},
  '/wps/system/whitelabel': {},
  '/wps/system/setting/register': { order: [], fields: {}, shared: {} },
  '/wps/system/status': 0,
  '/lgw/games/show_logo': { showLogo: true },
  '/lgw/vn/games/show_logo': { showLogo: true },
};

/** What the platform answers to the template call. */
let templateStatus: number;
let refreshed: number;
let started: PageBoot[];
let asked: string[];
let begin: PageOrigin['readAtStart'];

const start = () =>
  bootFromCalls(async (boot, { readAtStart }) => {
    started.push(boot);
    begin = readAtStart;
    return { hydrateAll: async () => undefined, refresh: async () => void (refreshed += 1) };
  });

/** Renders as a block that reads whether lotteries show logos. It consumes the early read, so that no later test finds it. */
function readByBlock() {
  const again = async () => 'asked again';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(
    () => [useSWR(['lotteryShowLogo', {}], again).data, useSWR(['vnLotteryShowLogo', {}], again).data],
    { wrapper },
  );
  return () => result.current;
}

const noCookies = () => {
  for (const name of ['language', 'theme', 'mytheme', 'age']) document.cookie = `${name}=; Max-Age=0`;
};

beforeEach(() => {
  localStorage.clear();
  noCookies();
  answers['/wps/system/templates'] = template;
  answers['/wps/system/settings/consolidated'] = {};
  document.body.innerHTML = '<div id="root" class="starting"></div>';
  [templateStatus, refreshed, started, asked] = [200, 0, [], []];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    asked.push(path);
    const refused = path === '/wps/system/templates' && templateStatus !== 200;
    const body = refused ? { success: false, errorCode: 'merchant.unknown' } : { success: true, value: answers[path] };
    return new Response(JSON.stringify(body), { status: refused ? templateStatus : 200 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a page without inlined data', () => {
  it('starts from the platform’s calls, in the visitor’s language and the merchant’s look', async () => {
    document.cookie = 'language=AR';
    await start();
    expect(started).toMatchObject([{ site: { title: 'Aurora' }, language: 'AR', theme: 'dark', gate: 'open' }]);
    const { lang, dir, dataset } = document.documentElement;
    expect([lang, dir, dataset['theme'], refreshed]).toEqual(['ar', 'rtl', 'dark', 0]);
  });

  it.each([
    ['1', 'theme=light', 'light'],
    ['0', 'theme=light', 'dark'],
    ['1', 'mytheme=light', 'dark'],
  ])('with the toggle for the look at %s and %s, shows the %s look', async (toggle, cookie, theme) => {
    answers['/wps/system/settings/consolidated'] = { THEMESWITCH3: toggle };
    document.cookie = cookie;
    await start();
    expect(started[0]?.theme).toBe(theme);
  });

  it.each([
    ['age=18', true],
    ['age=21', false],
    ['age=nonsense', true],
    ['', true],
  ])('asks for an age of 21 where %j is known: %s', async (cookie, asksAge) => {
    answers['/wps/system/templates'] = {
      ...template,
      parameters: { ...template.parameters, age_limit: '21' },
      behaviour: { responsible: { ageGate: true } },
    };
    document.cookie = cookie;
    await start();
    expect(started[0]?.asksAge).toBe(asksAge);
  });

  it.each([
    ['where the platform has the calls', [], ['/lgw/games/show_logo', '/lgw/vn/games/show_logo'], { showLogo: true }],
    ['but where it has none of them', ['lotteryShowLogo=', 'vnLotteryShowLogo='], [], 'asked again'],
  ])('asks whether lotteries show logos (BOOT-04, BOOT-14), %s', async (_where, paths, expected, read) => {
    answers['/wps/system/templates'] = { ...template, behaviour: { platform: { paths } } };
    await start();
    begin?.(createHttp({ token: () => undefined, onExpired: () => undefined }));
    await expect.poll(() => asked.filter((path) => path.includes('show_logo'))).toEqual(expected);
    await expect.poll(readByBlock()).toEqual([read, read]);
  });

  it('starts at once from the stored answers, and asks again in the background', async () => {
    await start();
    templateStatus = 500;
    await start();
    expect(started.map(({ site }) => site.title)).toEqual(['Aurora', 'Aurora']);
    expect(refreshed).toBe(1);
  });

  it.each([
    ['when asked', (again: HTMLElement) => userEvent.click(again)],
    ['when the network is back', () => Promise.resolve(dispatchEvent(new Event('online')))],
  ])('draws nothing without a template: it says so, logs it, and tries again %s', async (_when, act) => {
    templateStatus = 404;
    const starting = start();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('This site is not available right now. Please try again.')).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('Not exist setting', expect.objectContaining({ code: 'merchant.unknown' }));
    expect(started).toEqual([]);
    templateStatus = 200;
    await act(again);
    await starting;
    expect(started).toHaveLength(1);
  });
});
