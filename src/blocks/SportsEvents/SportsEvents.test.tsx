import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { setCoupon } from '#src/features/sports/couponStore.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { type SiteSetting, renderWithSite } from '#tests/support/renderWithSite.tsx';
import { seeEverything } from '#tests/support/seeEverything.ts';
import type { SportsEventsProps } from './block.ts';
import { groupsOf } from './LeagueTable.tsx';
import { SportsEvents } from './SportsEvents.tsx';

const match = (eventId: string, home: string, away: string, changes: Partial<SportsEvent> = {}): SportsEvent => ({
  eventId,
  sport: 'FOOTBALL',
  league: 'Coastal League',
  home: { name: home },
  away: { name: away },
  startsAt: new Date(2099, 0, 1, 18).toISOString(),
  state: 'scheduled',
  markets: [
    {
      marketId: `${eventId}-win`,
      kind: '1x2',
      outcomes: [
        { outcomeId: 'home', kind: 'home', odds: 2.35 },
        { outcomeId: 'draw', kind: 'draw', odds: 3.2 },
        { outcomeId: 'away', kind: 'away', odds: 2.95 },
      ],
    },
    {
      marketId: `${eventId}-totals`,
      kind: 'totals',
      line: 2.5,
      outcomes: [
        { outcomeId: 'over', kind: 'over', odds: 1.9 },
        { outcomeId: 'under', kind: 'under', odds: 1.85 },
      ],
    },
  ],
  studio: { vassalage: 'BTI', gameType: 'SPORTS' },
  ...changes,
});

const lagos = match('a', 'Lagos United', 'Porto');
const live = match('b', 'Northgate', 'Calder Bay', { state: 'live', score: { home: 1, away: 0 }, minute: 34, period: 1 });
const lanes = match('c', 'Night Owls', 'Zero Hour', { sport: 'ESPORTS', league: 'Lanes' });
const props: SportsEventsProps = { count: 8, sports: [], design: 'list', chips: true, totals: false };

beforeEach(seeEverything);
afterEach(() => {
  act(() => setCoupon([]));
  vi.unstubAllGlobals();
});

const open = (changes: Partial<SportsEventsProps> = {}, setting: SiteSetting = {}) =>
  renderWithSite(<SportsEvents {...props} {...changes} />, { answers: { sportsEvents: [lagos, live, lanes] }, ...setting });

const matches = async () => within(await screen.findByRole('region', { name: 'Matches & odds' })).findAllByRole('article');
const odds = (name: string) => screen.findByRole('button', { name });

describe('matches and odds', () => {
  it.each(['list', 'cards', 'table'] as const)('show what is played first, with score and minute: as %s', async (design) => {
    open({ design });
    const [first, second] = await matches();
    expect(first).toHaveAccessibleName('Northgate against Calder Bay');
    expect(first).toHaveTextContent(/Live.*34′.*Northgate.*1.*Calder Bay.*0/);
    expect(second).toHaveAccessibleName('Lagos United against Porto');
  });

  it('name each button of odds in full', async () => {
    open({ totals: true });
    const [, second] = await matches();
    expect(
      within(second as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'Lagos United to win, 2.35',
      'Draw, 3.20, Lagos United against Porto',
      'Porto to win, 2.95',
      'Over 2.5, 1.90, Lagos United against Porto',
      'Under 2.5, 1.85, Lagos United against Porto',
    ]);
  });

  it('are narrowed to a sport, and to as many as the block may show', async () => {
    open({ count: 2 });
    expect(await matches()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'E-sports' }));
    expect((await matches()).map((each) => each.getAttribute('aria-label'))).toEqual(['Night Owls against Zero Hour']);
  });

  it('take no bets while they are suspended, and say so', async () => {
    open({}, { answers: { sportsEvents: [{ ...live, state: 'suspended' }] } });
    const [only] = await matches();
    expect(only).toHaveTextContent('Suspended');
    expect(within(only as HTMLElement).queryAllByRole('button')).toEqual([]);
  });

  it.each([
    ['/m/sport-games', undefined],
    ['/m/esport-games', 'ESPORTS'],
  ])('of the page %s are asked for with the sport %s', async (path, sport) => {
    const { http } = open({}, { path });
    await matches();
    expect(http.asked).toEqual([{ call: 'sportsEvents', given: { language: 'EN', ...(sport && { sport }) } }]);
    expect(screen.queryByRole('link', { name: /Matches/ })).toBeNull();
  });

  it.each(['/m/cockfight-games', '/m/slots', '/m/lott'])('are not shown on %s', (path) => {
    const { container, http } = open({}, { path });
    expect(container).toBeEmptyDOMElement();
    expect(http.asked).toEqual([]);
  });

  it('are not asked for before they come near the screen', () => {
    vi.unstubAllGlobals();
    const { http } = open();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(http.asked).toEqual([]);
  });

  it.each([
    ['are none', { sportsEvents: [] }, 'No matches at the moment.'],
    ['could not be loaded', { sportsEvents: () => new ApiError('network', 0, 'no') }, 'This could not be loaded.'],
  ])('say that there %s', async (_what, answers, text) => {
    open({}, { answers });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('are written as the merchant has set', async () => {
    open({}, { release: { '/template/behaviour/content/oddsFormat': 'fractional' } });
    const buttons = await screen.findAllByRole('button', { name: 'Lagos United to win, 27/20' });
    expect(buttons).toHaveLength(1);
  });
});

describe('odds that change', () => {
  it.each([
    [2.6, 'up'],
    [2.1, 'down'],
  ])('to %f have an arrow %s, and are not announced', async (next, direction) => {
    const release = { '/template/behaviour/timings/matchesEveryMs': 3000 };
    const { http } = open({}, { release, answers: { sportsEvents: [lagos] } });
    await odds('Lagos United to win, 2.35');
    const [win, totals] = lagos.markets;
    if (!win || !totals) throw new Error('The match has two markets.');
    const outcomes = win.outcomes.map((each) => (each.kind === 'home' ? { ...each, odds: next } : each));
    http.answer({ sportsEvents: [{ ...lagos, markets: [{ ...win, outcomes }, totals] }] });
    const button = await odds(`Lagos United to win, ${next.toFixed(2)}`);
    expect(within(button).getByText(next.toFixed(2))).toHaveAttribute('data-move', direction);
    expect(button.closest('[aria-live], [role="status"]')).toBeNull();
  });
});

describe('the coupon', () => {
  it('collects outcomes, combines their odds and drops them again', async () => {
    open();
    await userEvent.click(await odds('Lagos United to win, 2.35'));
    await userEvent.click(await odds('Zero Hour to win, 2.95'));
    expect(screen.getByRole('button', { name: 'Lagos United to win, 2.35', pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Coupon \(2\).*6\.93/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Zero Hour to win' }));
    expect(screen.getByRole('button', { name: /Coupon \(1\).*2\.35/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('region', { name: /Coupon/ })).toBeNull();
  });

  it('says that we take no bets', async () => {
    open();
    await userEvent.click(await odds('Lagos United to win, 2.35'));
    await userEvent.click(screen.getByRole('button', { name: /Coupon/ }));
    expect(screen.getByText(/place the bet at the studio/)).toBeInTheDocument();
  });

  it('leads a guest to the login, and is still there after it', async () => {
    const { location, unmount } = open();
    await userEvent.click(await odds('Lagos United to win, 2.35'));
    await userEvent.click(screen.getByRole('link', { name: 'Go to the bet slip' }));
    expect(location().pathname).toBe('/m/login');
    unmount();
    open();
    expect(await screen.findByRole('region', { name: 'Coupon (1)' })).toBeInTheDocument();
  });

  it('starts anew with a match of another studio, and says so', async () => {
    const other = { ...lanes, studio: { vassalage: 'PTCH' } };
    const { store } = open({}, { answers: { sportsEvents: [lagos, other] } });
    await userEvent.click(await odds('Lagos United to win, 2.35'));
    await userEvent.click(await odds('Zero Hour to win, 2.95'));
    expect(screen.getByRole('region', { name: 'Coupon (1)' })).toBeInTheDocument();
    expect(store.getState().toasts.map(({ text }) => text)).toEqual(['This match is at another studio: the coupon starts anew.']);
  });
});

it('matches being played stand together by league; those to come only where they follow each other', () => {
  const of = (eventId: string, league: string, state: SportsEvent['state']) => match(eventId, 'H', 'A', { league, state });
  const events = [
    of('1', 'X', 'live'),
    of('2', 'Y', 'live'),
    of('3', 'X', 'suspended'),
    of('4', 'X', 'scheduled'),
    of('5', 'Y', 'scheduled'),
    of('6', 'X', 'scheduled'),
  ];
  expect(groupsOf(events).map(({ league, events: own }) => league + own.map(({ eventId }) => eventId).join(''))).toEqual([
    'X13',
    'Y2',
    'X4',
    'Y5',
    'X6',
  ]);
});
