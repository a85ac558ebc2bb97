import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LotteryGame } from '#schemas/declare/platform/lottery.schema.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { LotteryDraws } from './LotteryDraws.tsx';

const lottery = (gameName: string, gameType: 'LOTT' | 'ELOTT', nextAt?: string): LotteryGame => ({
  gameId: gameName,
  nodeId: gameName.length,
  gameName,
  gameType,
  vassalage: gameType,
  iconUrl: `/art/games/${gameName.length}`,
  numero: {
    gameId: gameName,
    issue: '4711',
    numbers: [7, 0, 49],
    openedAt: '2026-01-01T11:00:00Z',
    ...(nextAt === undefined ? {} : { nextAt }),
  },
});
const { numero: _none, ...neverDrawn } = lottery('Never Drawn', 'LOTT');
const answers = {
  lotteryGames: [lottery('Quick Five', 'ELOTT', '2099-01-01T11:00:00Z'), lottery('Grand Draw', 'LOTT'), neverDrawn],
  lotteryPopular: [lottery('Quick Five', 'ELOTT')],
  vnLotteryMenu: [{ code: 'NORTH', title: 'North', games: [lottery('Northern Draw', 'LOTT')] }],
  lotteryShowLogo: { showLogo: true },
};
/** Everything is on the screen. */
class SeesEverything {
  readonly callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(callback: SeesEverything['callback']) {
    this.callback = callback;
  }
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}
afterEach(() => void vi.unstubAllGlobals());

const open = (path: string, given = {}) =>
  renderWithSite(<LotteryDraws limit={12} />, { answers: { ...answers, ...given }, path });
const cards = async () => within(await screen.findByRole('region', { name: 'Latest draws' })).findAllByRole('listitem');

describe('the draws of lotteries', () => {
  it('show the latest numero; those of the page’s own type come first, one that was never drawn not at all', async () => {
    open('/m/lott');
    const [first, second, ...rest] = await cards();
    expect(first).toHaveTextContent(/Grand Draw.*Draw 4711.*Winning numbers: 7, 0, 49/);
    expect(second).toHaveTextContent('Quick Five');
    expect(rest).toEqual([]);
  });

  it('show the next draw where it is known, in words that do not tick', async () => {
    open('/m/elott');
    const [quick, grand] = await cards();
    expect(within(quick as HTMLElement).getByText(/^Next draw at /)).toBeInTheDocument();
    expect(within(grand as HTMLElement).queryByText(/Next draw/)).toBeNull();
  });

  it('lead to the game', async () => {
    const { location } = open('/m/lott');
    await userEvent.click(await screen.findByRole('link', { name: /Grand Draw/ }));
    expect(location().pathname).toBe('/m/login'); // a guest
  });

  it('of a region of Vietnam are chosen by name, and left again', async () => {
    open('/m/lott');
    await userEvent.click(await screen.findByRole('button', { name: 'North' }));
    expect((await cards()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Northern Draw')]);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(await cards()).toHaveLength(2);
  });

  it('of Vietnam that were held last are chosen where the platform lists them', async () => {
    open('/m/lott', { vnLotteryRecent: [lottery('Delta Draw', 'LOTT')] });
    await userEvent.click(await screen.findByRole('button', { name: 'Just drawn' }));
    expect((await cards()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Delta Draw')]);
  });

  it('that are due are asked for alone, and are there when they are held', async () => {
    vi.stubGlobal('IntersectionObserver', SeesEverything);
    const due = lottery('Quick Five', 'ELOTT', new Date(Date.now() - 1000).toISOString());
    const { http } = open('/m/elott', {
      lotteryGames: [due, lottery('Grand Draw', 'LOTT')],
      lotteryNumero: [{ ...due.numero, issue: '4712', nextAt: '2099-01-01T11:00:00Z' }],
    });
    await expect.poll(async () => (await cards())[0]?.textContent).toContain('Draw 4712');
    const asked = http.asked.filter(({ call }) => call === 'lotteryNumero' || call === 'lotteryGames');
    expect(asked).toMatchObject([{ call: 'lotteryGames' }, { call: 'lotteryNumero', given: { gameIds: 'Quick Five' } }]);
  });

  it('of a region that are due are asked for one by one', async () => {
    vi.stubGlobal('IntersectionObserver', SeesEverything);
    const due = lottery('Northern Draw', 'LOTT', new Date(Date.now() - 1000).toISOString());
    const { http } = open('/m/lott', {
      vnLotteryMenu: [{ code: 'NORTH', title: 'North', games: [due] }],
      vnLotteryNumero: [{ ...due.numero, issue: '4712', nextAt: '2099-01-01T11:00:00Z' }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'North' }));
    await expect.poll(async () => (await cards())[0]?.textContent).toContain('Draw 4712');
    expect(http.asked.filter(({ call }) => call === 'vnLotteryNumero')).toMatchObject([{ given: { gameId: 'Northern Draw' } }]);
  });

  it.each([
    ['shown as the platform says', { showLogo: true }, 1],
    ['hidden as the platform says', { showLogo: false }, 0],
    ['hidden where it does not say (BOOT-14)', () => Promise.reject(new Error('no')), 0],
  ])('have logos that are %s', async (_name, lotteryShowLogo, count) => {
    const { container } = open('/m/home', { lotteryShowLogo });
    await cards();
    await expect.poll(() => container.querySelectorAll('img').length).toBe(count);
  });

  it('are asked for again after a failure', async () => {
    const { http } = open('/m/lott', { lotteryGames: () => Promise.reject(new Error('no')) });
    await screen.findByText('This could not be loaded.');
    http.answer(answers);
    await userEvent.click(screen.getByRole('button', { name: /^Try again: / }));
    expect(await cards()).toHaveLength(2);
  });

  it.each(['/m/sport-games', '/m/cockfight-games'])('are not drawn on %s', (path) => {
    const { container, http } = open(path);
    expect(container).toBeEmptyDOMElement();
    expect(http.asked).toEqual([]);
  });
});
