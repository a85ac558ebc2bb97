import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable } from '#schemas/declare/platform/sports.schema.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { type SiteSetting, renderWithSite } from '#tests/support/renderWithSite.tsx';
import { seeEverything } from '#tests/support/seeEverything.ts';
import type { LiveTablesProps } from './block.ts';
import { LiveTables } from './LiveTables.tsx';

const table = (gameName: string, changes: Partial<LiveTable> = {}): LiveTable => ({
  gameId: gameName,
  nodeId: gameName.length,
  gameName,
  gameType: 'LIVE',
  vassalage: 'VLVT',
  iconUrl: `/art/games/${gameName.length}`,
  state: 'open',
  minBet: 1,
  maxBet: 500,
  ...changes,
});

const roulette = table('Grand Roulette', {
  seats: { taken: 53 },
  dealer: 'Mira',
  results: [
    { text: '17', tone: 'black' },
    { text: '0', tone: 'green' },
    { text: '9', tone: 'red' },
  ],
  tableLanguage: 'vi',
});
const baccarat = table('Baccarat', {
  seats: { taken: 7, total: 7 },
  results: [
    { text: 'B', tone: 'banker' },
    { text: 'T', tone: 'tie' },
  ],
  tableLanguage: 'en',
});
const shut = table('Closed Table', { state: 'closed' });
const props: LiveTablesProps = { count: 8, design: 'list', closed: false };

beforeEach(seeEverything);
afterEach(() => void vi.unstubAllGlobals());

const open = (changes: Partial<LiveTablesProps> = {}, setting: SiteSetting = {}) =>
  renderWithSite(<LiveTables {...props} {...changes} />, { answers: { liveTables: [shut, roulette, baccarat] }, ...setting });

describe('live tables', () => {
  it.each(['list', 'tiles'] as const)(
    'tell who deals, how many play, limits and results, in words too: as %s',
    async (design) => {
      open({ design });
      const first = await screen.findByRole('link', { name: /Grand Roulette/ });
      for (const words of [
        'Players: 53',
        'Dealer: Mira',
        'Limits: 1 to 500',
        'Last results: 17 black, 0 green, 9 red',
        'Vietnamese',
      ])
        expect(first).toHaveTextContent(words);
    },
  );

  it('say that a table is full; its language only where it is not the page’s', async () => {
    open();
    const full = await screen.findByRole('link', { name: /Baccarat/ });
    expect(full).toHaveTextContent('7 of 7 seats taken');
    expect(full).toHaveTextContent('Full');
    expect(full).toHaveTextContent('Last results: Banker, Tie');
    expect(full).not.toHaveTextContent('English');
  });

  it('start their game: a guest logs in first', async () => {
    const { location } = open();
    await userEvent.click(await screen.findByRole('link', { name: /Grand Roulette/ }));
    expect(location().pathname).toBe('/m/login');
  });

  it('that are closed show where the merchant wants it, last, and start nothing', async () => {
    const { unmount } = open();
    await screen.findByRole('link', { name: /Baccarat/ });
    expect(screen.queryByText('Closed Table')).toBeNull();
    unmount();
    open({ closed: true });
    const items = await screen.findAllByRole('listitem');
    expect(items.at(-1)).toHaveTextContent(/Closed.*Closed Table/);
    expect(within(items.at(-1) as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('are as many as the block may show, some more asked for, because some are closed', async () => {
    const { http } = open({ count: 2 }, { answers: { liveTables: [roulette, baccarat, table('Third')] } });
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(http.asked).toEqual([{ call: 'liveTables', given: { language: 'EN', count: 8 } }]);
  });

  it('are read again while they are on the screen', async () => {
    const { http } = open({}, { release: { '/template/behaviour/timings/tablesEveryMs': 3000 } });
    await screen.findByRole('link', { name: /Baccarat/ });
    http.answer({ liveTables: [{ ...baccarat, seats: { taken: 3, total: 7 } }] });
    expect(await screen.findByText('3 of 7 seats taken')).toBeInTheDocument();
    const asked = http.asked.length;
    http.answer({ liveTables: new ApiError('network', 0, 'no') });
    await expect.poll(() => http.asked.length, { timeout: 30_000 }).toBeGreaterThan(asked);
    http.answer({ liveTables: [{ ...baccarat, seats: { taken: 4, total: 7 } }] });
    expect(await screen.findByText('4 of 7 seats taken')).toBeInTheDocument(); // a failure does not end it
  });

  it.each(['/m/slots', '/m/gameList', '/m/sport-games'])('are not shown on %s', (path) => {
    const { container, http } = open({}, { path });
    expect(container).toBeEmptyDOMElement();
    expect(http.asked).toEqual([]);
  });

  it('are shown on the page of live games, without a link to it', async () => {
    open({}, { path: '/m/gameList', search: '?gameType=LIVE' });
    expect(await screen.findByRole('link', { name: /Baccarat/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it.each([
    ['are none', { liveTables: [] }, 'No tables at the moment.'],
    ['could not be loaded', { liveTables: () => new ApiError('network', 0, 'no') }, 'This could not be loaded.'],
  ])('say that there %s', async (_what, answers, text) => {
    open({}, { answers });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
