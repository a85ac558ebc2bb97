import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { PlayLink } from './PlayLink.tsx';
import type { Launchable } from './Launchable.ts';

const slot: Launchable = { vassalage: 'NOVR', gameType: 'RNG', nodeId: 7, gameId: 'NOVR7', freeplay: 0 };
const link = (game?: Launchable) => <PlayLink game={game}>Moon Garden</PlayLink>;

/** A window as far as a launch touches it. */
function fakeWindow() {
  const opened = { opener: window, document: { body: { textContent: '' } }, location: { replace: vi.fn() }, close: vi.fn() };
  // Only these parts are used of it.
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}
const session = { token: 'T', userName: 'mia', type: 1, merchantCode: 'preset', firstTimeLogin: false };
const press = () => userEvent.click(screen.getByRole('button', { name: 'Moon Garden' }));

afterEach(() => void vi.restoreAllMocks());

describe('what stands for a game', () => {
  it('leads a guest to the login', () => {
    renderWithSite(link(slot));
    expect(screen.getByRole('link', { name: 'Moon Garden' })).toHaveAttribute('href', '/m/login');
  });

  it.each<[string, Launchable, string, object]>([
    ['the sheet of the game over home', slot, '/', { over: 'home', from: '/m/home?game=7', sheet: true }],
    [
      'its sheet over another page',
      slot,
      '/m/hot-games',
      { over: 'home', elsewhere: true, from: '/m/hot-games?game=7', sheet: true },
    ],
    [
      'the page of the lottery',
      { vassalage: 'LOTT', gameType: 'LOTT', nodeId: 9 },
      '/m/home',
      { over: 'home', from: '/m/lottery?vassalage=LOTT&gameType=LOTT&id=9' },
    ],
    ['where he was, for a vendor’s lobby', { vassalage: 'BTI', gameType: 'SPORTS' }, '/m/home', { over: 'home' }],
  ])('names to the login what it ends at: %s', async (_what, game, path, state) => {
    const { location } = renderWithSite(link(game), { path });
    await userEvent.click(screen.getByRole('link', { name: 'Moon Garden' }));
    expect(location()).toMatchObject({ pathname: '/m/login', state });
    expect(location().state).toEqual(state);
  });

  it('opens a window for a member, leads it to the game and notes the game', async () => {
    const opened = fakeWindow();
    const { http, store } = renderWithSite(link(slot), {
      answers: { launch: { url: '/sandbox/play?ticket=x' }, recentAdd: undefined },
    });
    store.getState().setSession(session);
    await screen.findByRole('button');
    await press();
    await expect
      .poll(() => opened.location.replace.mock.calls.map(String))
      .toEqual([expect.stringContaining('/sandbox/play?ticket=x')]);
    expect(opened.opener).toBeNull();
    expect(http.asked.map(({ call }) => call)).toEqual(['launch', 'recentAdd']);
    expect(http.asked[0]?.given).toMatchObject({ vassalage: 'NOVR', nodeId: 7, freeplay: 0 });
  });

  it('closes the window again and says why when the platform refuses', async () => {
    const opened = fakeWindow();
    const { store, http } = renderWithSite(link(slot));
    http.answer({ launch: new ApiError('game.maintenance', 409, '') });
    store.getState().setSession(session);
    await screen.findByRole('button');
    await press();
    await expect.poll(() => opened.close.mock.calls.length).toBe(1);
    expect(store.getState().toasts).toMatchObject([{ kind: 'error', text: expect.stringContaining('under maintenance') }]);
  });

  it('says so when the browser blocks the window, and asks the platform for nothing', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { store, http } = renderWithSite(link(slot));
    store.getState().setSession(session);
    await screen.findByRole('button');
    await press();
    expect(store.getState().toasts).toMatchObject([{ kind: 'error', text: expect.stringContaining('popup blocked') }]);
    expect(http.asked).toEqual([]);
  });

  it.each([
    ['not free', 0, 'free_reject'],
    ['free', 1, 'preview.notSent'],
  ])('a trial account may play it only if it is free: %s', async (_what, freeplay, key) => {
    const { store } = renderWithSite(link({ ...slot, freeplay }), { mode: 'preview', visitor: sampleVisitor.trial });
    await press();
    expect(store.getState().toasts.map(({ text }) => text)).toEqual([store.getState().texts[key as 'free_reject']]);
  });

  it('leads to the lottery page for the vendors of lotteries', async () => {
    const { store, location } = renderWithSite(link({ ...slot, vassalage: 'LOTT', gameType: 'LOTT' }));
    store.getState().setSession(session);
    await screen.findByRole('button');
    await press();
    expect(location().pathname + location().search).toBe('/m/lottery?vassalage=LOTT&gameType=LOTT&id=7&gameId=NOVR7&freeplay=0');
  });

  describe('where games open in the page', () => {
    const release = { '/template/behaviour/play': { open: 'frame', windowVendors: ['WNDW'] } };

    it('leads a member to the page of the game', async () => {
      const { store, location, http } = renderWithSite(link(slot), { release });
      store.getState().setSession(session);
      await screen.findByRole('button');
      await press();
      expect(location().pathname + location().search).toBe('/m/play?vassalage=NOVR&gameType=RNG&id=7&gameId=NOVR7&freeplay=0');
      expect(http.asked).toEqual([]);
    });

    it('opens a window for a studio without embedding', async () => {
      const opened = fakeWindow();
      const { store, location } = renderWithSite(link({ ...slot, vassalage: 'WNDW' }), {
        release,
        answers: { launch: { url: '/sandbox/play?ticket=x' }, recentAdd: undefined },
      });
      store.getState().setSession(session);
      await screen.findByRole('button');
      await press();
      await expect.poll(() => opened.location.replace.mock.calls.length).toBe(1);
      expect(location().pathname).toBe('/m/home');
    });

    it('does not leave the lobby in the preview', async () => {
      const { store, location } = renderWithSite(link(slot), { release, mode: 'preview', visitor: sampleVisitor.member });
      await press();
      expect(location().pathname).toBe('/m/home');
      expect(store.getState().toasts).toMatchObject([{ text: store.getState().texts['preview.notSent'] }]);
    });

    it('names the game to the login of a guest', async () => {
      const { location } = renderWithSite(link(slot), { release });
      await userEvent.click(screen.getByRole('link', { name: 'Moon Garden' }));
      expect(location().state).toEqual({
        over: 'home',
        from: '/m/play?vassalage=NOVR&gameType=RNG&id=7&gameId=NOVR7&freeplay=0',
      });
    });
  });

  describe('where a tap starts the demo', () => {
    const free = { ...slot, freeplay: 1 };
    const demo = (play: object) => ({ '/template/behaviour/play': { instantDemo: true, ...play } });
    const answers = {
      trialUser: { username: 'trial77' },
      freeplay: { token: 'a-token-of-some-length', userName: 'trial77', customerType: 4, merchantCode: 'demo' },
      launch: { url: '/sandbox/play?ticket=x' },
      recentAdd: undefined,
    };

    it('leads a guest to the page of the game, without money', async () => {
      const { location } = renderWithSite(link(free), { release: demo({ open: 'frame' }) });
      await press();
      expect(location().search).toBe('?vassalage=NOVR&gameType=RNG&id=7&gameId=NOVR7&freeplay=1&play=free');
    });

    it('makes a trial account for the window of a guest, and launches the demo with it', async () => {
      const opened = fakeWindow();
      const { http, store } = renderWithSite(link(free), { release: demo({}), answers });
      await press();
      await expect.poll(() => opened.location.replace.mock.calls.length).toBe(1);
      expect(http.asked.map(({ call }) => call)).toEqual(['trialUser', 'freeplay', 'launch', 'recentAdd']);
      expect(http.asked[2]?.given).toMatchObject({ freeplay: 1 });
      expect(store.getState().session).toMatchObject({ type: 4 });
    });

    it.each<[string, Launchable, object]>([
      ['a game without free play', slot, {}],
      ['the free trial off', free, { '/switches/TRIAL3': '0' }],
      ['trial accounts that may not play', free, { '/template/behaviour/gates': { play: 'formal' } }],
    ])('still leads a guest to the login with %s', (_what, game, changes) => {
      renderWithSite(link(game), { release: { ...demo({ open: 'frame' }), ...changes } });
      expect(screen.getByRole('link', { name: 'Moon Garden' })).toHaveAttribute('href', '/m/login');
    });

    it('sends nothing in the preview', async () => {
      const { http, store } = renderWithSite(link(free), { release: demo({}), mode: 'preview', visitor: sampleVisitor.guest });
      await press();
      expect(http.asked).toEqual([]);
      expect(store.getState().toasts).toMatchObject([{ text: store.getState().texts['preview.notSent'] }]);
    });
  });

  it('opens the sheet of the game where the merchant wants that, and keeps the query', async () => {
    const { location } = renderWithSite(link(slot), {
      release: { '/template/behaviour/play/tap': 'sheet' },
      path: '/m/slot-games',
      search: '?vassalage=NOVR',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Moon Garden' }));
    expect(location().pathname + location().search).toBe('/m/slot-games?vassalage=NOVR&game=7');
  });

  it('is not a link where the platform does not say which game it is', () => {
    renderWithSite(link());
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
