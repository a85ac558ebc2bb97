import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { FavouriteMark } from './FavouriteMark.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'));

const game = { gameId: 'G7', nodeId: 7, gameName: 'Moon Garden', gameType: 'RNG', vassalage: 'NOVR', iconUrl: '/art/games/G7' };
const session = { token: 'T', userName: 'mia', type: 1, merchantCode: 'preset', firstTimeLogin: false };
const heart = () => screen.getByRole('button', { name: 'Favourite: Moon Garden' });
const pressed = () => heart().getAttribute('aria-pressed');

it('shows what is a favourite, and takes it out before the platform has answered', async () => {
  const { http, store } = renderWithSite(<FavouriteMark game={game} />, {
    answers: { favouriteIds: [7, 3], favouriteRemove: undefined },
  });
  store.getState().setSession(session);
  await expect.poll(pressed).toBe('true');
  await userEvent.click(heart());
  expect(pressed()).toBe('false');
  expect(http.asked.at(-1)).toMatchObject({ call: 'favouriteRemove', given: { nodeId: 7, vendor: 'NOVR' } });
});

it('confirms a tap by a vibration', async () => {
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const { store } = renderWithSite(<FavouriteMark game={game} />, {
    release: { '/template/behaviour/responsible/celebrations': true },
    answers: { favouriteIds: [], favouriteAdd: undefined },
  });
  store.getState().setSession(session);
  await userEvent.click(await screen.findByRole('button'));
  await expect.poll(() => vibrate.mock.calls.length).toBe(1);
});

it('takes a change back that the platform refuses, and says why', async () => {
  const { http, store } = renderWithSite(<FavouriteMark game={game} />, { answers: { favouriteIds: [] } });
  http.answer({ favouriteAdd: new ApiError('favourites.full', 409, '') });
  store.getState().setSession(session);
  await screen.findByRole('button');
  await userEvent.click(heart());
  await expect.poll(() => store.getState().toasts.map(({ kind }) => kind)).toEqual(['error']);
  expect(pressed()).toBe('false');
});

it('that is tapped before the favourites are known does what they say once they are', async () => {
  const { http, store } = renderWithSite(<FavouriteMark game={game} />, {
    answers: { favouriteIds: [7], favouriteRemove: undefined },
  });
  store.getState().setSession(session);
  await userEvent.click(await screen.findByRole('button'));
  await expect.poll(() => http.asked.at(-1)?.call).toBe('favouriteRemove');
});

it('keeps what was tapped shortly before, whichever answer comes first', async () => {
  const other = { ...game, gameId: 'G8', nodeId: 8, gameName: 'Sun Garden' };
  const marks = (
    <>
      <FavouriteMark game={game} />
      <FavouriteMark game={other} />
    </>
  );
  const { http, store } = renderWithSite(marks, { answers: { favouriteIds: [] } });
  const answers: (() => void)[] = [];
  http.answer({ favouriteAdd: () => new Promise((resolve) => answers.push(() => resolve(undefined))) as never });
  store.getState().setSession(session);
  await screen.findByRole('button', { name: 'Favourite: Moon Garden' });
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  const states = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
  expect(states()).toEqual(['true', 'true']);
  for (const answer of answers.toReversed()) answer();
  await expect.poll(states).toEqual(['true', 'true']);
});
