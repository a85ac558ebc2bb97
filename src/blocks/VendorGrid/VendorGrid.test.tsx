import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { VendorGrid } from './VendorGrid.tsx';

const game = (name: string, vassalage: string) => ({
  gameId: name,
  nodeId: name.length,
  gameName: name,
  gameType: 'SPORTS',
  vassalage,
  iconUrl: '/art/games/none',
});
const vendors: CallAnswer<'vendors'> = {
  sorting: [{ gameCategory: 'SPORTS', gameCount: 2, vendorNames: [{ vassalage: 'BTI' }, { vassalage: 'AV' }] }],
  mapping: {},
  vendors: {
    BTI: { vassalage: 'BTI', displayName: 'Pitchside', gameType: 'SPORTS' },
    AV: { vassalage: 'AV', displayName: '', gameType: 'SPORTS' },
  },
};
const answers = {
  vendors,
  hotGames: [game('Hot Match', 'BTI'), game('Hot Arena', 'AV')],
  games: { games: [game('Usual Match', 'BTI')], pageNum: 1, totalPages: 1, totalCount: 1 },
};
const open = (path: string, search = '', release = {}) =>
  renderWithSite(<VendorGrid pageSize={36} loading="button" games />, { answers, path, search, release });

describe('the page of vendors', () => {
  it('shows the vendors of sports and 36 of their games a page', async () => {
    const { http } = open('/m/sport-games');
    expect(await screen.findByRole('link', { name: 'Pitchside' })).toBeVisible();
    expect(await screen.findByText('Usual Match')).toBeVisible();
    expect(http.asked.find(({ call }) => call === 'games')?.given).toMatchObject({ gameType: 'SPORTS', pageSize: 36 });
    expect(http.asked.find(({ call }) => call === 'vendors')?.given).toEqual({ typeId: 1, merchant_code: 'preset' });
  });

  it('of e-sports asks for sports of their vendors; one without a name has the merchant’s', async () => {
    const { http } = open('/m/sport-games', '?gameType=ESPORTS', { '/template/behaviour': { lobby: { vendorTitle: 'Studio' } } });
    expect(await screen.findByRole('link', { name: 'Studio' })).toHaveAttribute('href', '/m/provider?vassalage=AV');
    expect(http.asked.find(({ call }) => call === 'games')?.given).toMatchObject({
      gameType: 'SPORTS',
      vassalage: 'AV,AI,IMES,TF,IA',
    });
  });

  it('lists what the merchant has set for its path', async () => {
    open('/m/esport-games', '', { '/template/behaviour': { lobby: { gridTypes: { 'esport-games': 'SPORTS' } } } });
    expect(await screen.findByRole('link', { name: 'Pitchside' })).toBeVisible();
  });

  it('shows hot games by a button that leads back when pressed again', async () => {
    open('/m/sport-games');
    const hot = await screen.findByRole('button', { name: 'Hot' });
    await userEvent.click(hot);
    expect(hot).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Hot Match')).toBeVisible();
    expect(screen.queryByText('Usual Match')).toBeNull();
    await userEvent.click(hot);
    expect(hot).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText('Usual Match')).toBeVisible();
  });

  it('leads a guest who wants favourites to the login', async () => {
    const { location } = open('/m/sport-games');
    await userEvent.click(await screen.findByRole('button', { name: 'Favourites' }));
    expect(location().pathname).toBe('/m/login');
  });
});
