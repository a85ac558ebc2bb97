import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { memberSession } from '#tests/support/memberSession.ts';
import { type SiteSetting, renderWithSite } from '#tests/support/renderWithSite.tsx';
import { GameFrame } from './GameFrame.tsx';

const game: Game = {
  gameId: 'G7',
  nodeId: 7,
  gameName: 'Moon Garden',
  gameType: 'RNG',
  vassalage: 'NOVR',
  iconUrl: '/art/games/G7',
  freeplay: 1,
};
const other: Game = { ...game, gameId: 'G8', nodeId: 8, gameName: 'Dune Runner' };
const VENDOR = 'https://games.vendor.example/run?token=T';
const answers = {
  games: { games: [game], pageNum: 1, totalPages: 1, totalCount: 1 },
  wallet: { sumBalance: 1234.5 },
  recentList: { list: [game, other], totalPages: 1 },
  recentAdd: undefined,
  launch: { url: VENDOR },
  trialUser: { username: 'trial77' },
  freeplay: { token: 'a-token-of-some-length', userName: 'trial77', customerType: 4, merchantCode: 'demo' },
};
const search = '?vassalage=NOVR&gameType=RNG&id=7&gameId=G7&freeplay=1';
const demos = { '/template/behaviour/play': { open: 'frame', instantDemo: true } };
const parts = { balance: true, deposit: true, recent: true, favourite: true, fullScreen: true };

/** The page of a game for a session of a type; null for a guest. */
function open(type: number | null, setting: SiteSetting = {}) {
  const shown = renderWithSite(<GameFrame {...parts} />, { path: '/m/play', search, answers, release: demos, ...setting });
  act(() => shown.store.getState().setSession(type === null ? null : { ...memberSession, type }));
  return shown;
}
const asked = ({ http }: ReturnType<typeof open>, call: string) => http.asked.filter((one) => one.call === call);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the game', () => {
  it('of a studio begins with the outcomes that were chosen for it', async () => {
    const selection = [{ eventId: 'E1', marketId: 'M1', outcomeId: 'O1', odds: 1.5 }];
    const shown = open(0, { search: '?vassalage=BTI&gameType=SPORTS', state: { selection } });
    await waitFor(() =>
      expect(asked(shown, 'launch').map(({ given }) => given)).toEqual([
        expect.objectContaining({ vassalage: 'BTI', selection }),
      ]),
    );
  });

  it('runs in a frame that is named after it and cannot lead the lobby elsewhere', async () => {
    const shown = open(0);
    const frame = await screen.findByTitle('Moon Garden');
    expect(frame).toHaveAttribute('src', VENDOR);
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame.getAttribute('allow')).toContain('fullscreen');
    expect(asked(shown, 'launch').map(({ given }) => given)).toEqual([
      expect.objectContaining({ vassalage: 'NOVR', nodeId: 7, gameId: 'G7', freeplay: 0 }),
    ]);
    expect(asked(shown, 'recentAdd')).toHaveLength(1);
  });

  it('is launched anew when its page is opened anew: its address may be used up', async () => {
    open(0).unmount();
    const again = open(0);
    await screen.findByTitle('Moon Garden');
    expect(asked(again, 'launch')).toHaveLength(1);
  });

  it('says why it does not run, and tries again', async () => {
    const shown = open(0, { answers: { ...answers, launch: new ApiError('game.maintenance', 409, '') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('under maintenance');
    expect(screen.getByRole('button', { name: 'Open in a window' })).toBeVisible();
    shown.http.answer(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTitle('Moon Garden')).toBeVisible();
  });

  it('that the page’s own policy stops is offered in a window', async () => {
    open(0);
    await screen.findByTitle('Moon Garden');
    const stopped = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' });
    act(() => void document.dispatchEvent(stopped));
    expect(await screen.findByRole('alert')).toHaveTextContent('The game has not loaded.');
    expect(screen.queryByTitle('Moon Garden')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open in a window' })).toBeVisible();
  });

  it('of the preview is not launched', async () => {
    const { http } = renderWithSite(<GameFrame {...parts} />, {
      path: '/m/play',
      search,
      answers,
      mode: 'preview',
      visitor: sampleVisitor.member,
    });
    expect(await screen.findByText('Preview: nothing is sent.')).toBeVisible();
    expect(http.asked.map(({ call }) => call)).not.toContain('launch');
  });

  it('that nobody named is not there', () => {
    open(0, { search: '' });
    expect(screen.getByText('This game is not available.')).toBeVisible();
  });
});

describe('a guest', () => {
  it('gets a trial account where demos are offered, and plays without money', async () => {
    const shown = open(null);
    expect(await screen.findByTitle('Moon Garden')).toBeVisible();
    expect(shown.store.getState().session).toMatchObject({ type: 4, userName: 'trial77' });
    expect(asked(shown, 'launch').map(({ given }) => given)).toEqual([expect.objectContaining({ freeplay: 1 })]);
    expect(screen.getByText('Demo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
    expect(asked(shown, 'wallet')).toEqual([]);
  });

  it('is told when the trial does not start, and can try again', async () => {
    const shown = open(null, { answers: { ...answers, trialUser: new ApiError('network', 0, '') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    expect(screen.queryByRole('button', { name: 'Open in a window' })).toBeNull();
    shown.http.answer(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTitle('Moon Garden')).toBeVisible();
  });

  it.each([
    ['while the free trial is off', { ...demos, '/switches/TRIAL3': '0' }, search],
    ['without one-tap demos', {}, search],
    ['at a game without free play', demos, search.replace('&freeplay=1', '')],
  ])('logs in first %s', async (_where, release, address) => {
    const { http } = open(null, { release, search: address });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
    expect(http.asked.map(({ call }) => call)).not.toContain('trialUser');
  });
});

describe('a trial account', () => {
  it('is refused a game that costs money', async () => {
    const shown = open(4, { search: search.replace('&freeplay=1', '') });
    expect(await screen.findByText('Only for full members. Trial players, please sign up first.')).toBeVisible();
    expect(asked(shown, 'launch')).toEqual([]);
  });
});

describe('the bar', () => {
  it('has the balance of a member, who may hide it, and the deposit over the game', async () => {
    const { store } = open(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Hide balance: Balance 1,234.50' }));
    expect(document.querySelector('header')).not.toHaveTextContent('1,234');
    const frame = await screen.findByTitle('Moon Garden');
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(store.getState().overlay).toBe('deposit');
    expect(frame).toBeInTheDocument();
  });

  it('has neither while a member plays without money', async () => {
    open(0, { search: `${search}&play=free` });
    expect(await screen.findByText('Demo money only')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /balance/i })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('has no deposit for an account that may not deposit', async () => {
    open(40);
    expect(await screen.findByRole('button', { name: /Hide balance/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  it('leads home on the first page of a visit', async () => {
    const { location } = open(0);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the lobby' }));
    expect(location().pathname).toBe('/m/home');
  });

  it('switches to a game that was played before, whose frame takes the place of the other’s', async () => {
    const { location } = open(0);
    const before = await screen.findByTitle('Moon Garden');
    await userEvent.click(screen.getByRole('button', { name: 'Game menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Moon Garden' }));
    expect((await menu.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['Dune Runner']);
    await userEvent.click(menu.getByRole('button', { name: 'Dune Runner' }));
    expect(location().search).toBe('?vassalage=NOVR&gameType=RNG&id=8&gameId=G8&freeplay=1');
    await expect.poll(() => before.isConnected).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
