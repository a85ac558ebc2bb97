import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { BackLink } from './BackLink.tsx';

const HERE = '/m/hot-games';

/** Where a tap leads. With a single history entry the router stays where it is when asked to go back. */
async function tap(path: string, cameFrom: string) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(cameFrom);
  const shown = renderWithSite(<BackLink />, { path });
  await userEvent.click(screen.getByRole('link'));
  return shown.location().pathname;
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ['leads home on the first page of a visit', HERE, '', '/m/home'],
  ['leads home for who came from another site', HERE, 'https://elsewhere.example/', '/m/home'],
  ['is one step back to a page of this site, also where that was loaded whole', HERE, `${location.origin}/m/sport-games`, HERE],
  ['leads home from a list of games, wherever one came from', '/m/slot-games', `${location.origin}/m/sport-games`, '/m/home'],
])('%s', async (_title, path, cameFrom, leadsTo) => {
  history.pushState(null, '', location.href); // something came before
  expect(await tap(path, cameFrom)).toBe(leadsTo);
});
