import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Link } from '#src/lib/Link.tsx';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { GameTile } from '../GameTile.tsx';
import { FavouriteHost } from './FavouriteHost.tsx';

const game = { gameId: 'G7', nodeId: 7, gameName: 'Moon Garden', gameType: 'RNG', vassalage: 'NOVR', iconUrl: '/art/games/G7' };
const session = { token: 'T', userName: 'mia', type: 1, merchantCode: 'preset', firstTimeLogin: false };

async function tapAsGuest() {
  const site = renderWithSite(
    <>
      <GameTile game={game} />
      <FavouriteHost />
      <Link to="/m/register">Sign up</Link>
      <Link to="/m/home">Lobby</Link>
    </>,
    { answers: { favouriteIds: [], favouriteAdd: undefined } },
  );
  site.store.getState().setSession(null); // the visitor is known to be a guest
  await userEvent.click(await screen.findByRole('button', { name: 'Favourite: Moon Garden' }));
  expect(site.location().pathname).toBe('/m/login');
  const added = () => site.http.asked.filter(({ call }) => call === 'favouriteAdd').map(({ given }) => given);
  const logIn = async () => {
    site.store.getState().setSession(session);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite: Moon Garden' })).toHaveAttribute('aria-pressed'));
  };
  return { http: site.http, added, logIn };
}

beforeEach(() => sessionStorage.clear());

it('adds the game whose heart a guest has tapped, after the login', async () => {
  const { added, logIn } = await tapAsGuest();
  expect(added()).toEqual([]);
  await logIn();
  await expect.poll(added).toEqual([expect.objectContaining({ nodeId: 7, vendor: 'NOVR' })]);
  await expect
    .poll(() => screen.getByRole('button', { name: 'Favourite: Moon Garden' }).getAttribute('aria-pressed'))
    .toBe('true');
});

it('tells other tabs, and does not ask for the list again itself', async () => {
  const otherTab = new BroadcastChannel('favourites');
  const isTold = new Promise((resolve) => otherTab.addEventListener('message', resolve));
  const { http, logIn } = await tapAsGuest();
  const asked = () => http.asked.filter(({ call }) => call === 'favouriteIds').length;
  await logIn();
  await isTold;
  const before = asked();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no origin
  otherTab.postMessage('changed');
  await expect.poll(asked).toBe(before + 1);
  otherTab.close();
});

it('adds it after a registration on the way', async () => {
  const { added, logIn } = await tapAsGuest();
  await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
  await logIn();
  await expect.poll(added).toHaveLength(1);
});

it('forgets it when the guest leaves the forms', async () => {
  const { added, logIn } = await tapAsGuest();
  await userEvent.click(screen.getByRole('link', { name: 'Lobby' }));
  await logIn();
  expect(sessionStorage).toHaveLength(0);
  expect(added()).toEqual([]);
});
