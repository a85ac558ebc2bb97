import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HomeFooterProps } from './block.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { seeEverything } from '#tests/support/seeEverything.ts';
import { HomeFooter } from './HomeFooter.tsx';

const props: HomeFooterProps = {
  intro: true,
  joinTo: '/m/register',
  eventsTo: '/m/activity',
  depositTo: '/m/voucherCenter',
  gamesTo: '/m/hot-games',
  vendors: true,
  excludedPrefixes: ['TCG'],
  overGames: 600,
};

const vendors = {
  sorting: [
    {
      gameCategory: 'RNG',
      gameCount: 3,
      vendorNames: ['NOVR', 'TCG_SEA', 'LOTT'].map((vassalage) => ({ vassalage })),
    },
  ],
  mapping: {},
  vendors: Object.fromEntries(
    ['NOVR', 'TCG_SEA', 'LOTT'].map((vassalage) => [
      vassalage,
      { vassalage, displayName: `Studio ${vassalage}`, gameType: 'RNG' },
    ]),
  ),
};

const intro = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

beforeEach(seeEverything);
afterEach(() => void vi.unstubAllGlobals());

it('leads from the intro blocks where the merchant has set, guests to the login where a gate is', async () => {
  renderWithSite(<HomeFooter {...props} joinTo="/m/app" gamesTo="/m/slot-games?type=hot" />, {
    answers: { vendors, help: [], service: [] },
  });
  expect(await screen.findByText('Studio NOVR')).toBeInTheDocument();
  expect(intro(/^Sign up/)).toBe('/m/app');
  expect(intro(/^Promotions/)).toBe('/m/activity');
  expect(intro(/^Deposit.*Fast/)).toBe('/m/login');
  expect(intro(/^Games/)).toBe('/m/slot-games?type=hot');
});

it('offers no account to a member, and no deposit to whom the gate refuses', () => {
  renderWithSite(<HomeFooter {...props} vendors={false} />, { mode: 'preview', visitor: sampleVisitor.trial });
  expect(screen.queryByText('Sign up')).toBeNull();
  expect(screen.queryByText('Deposit')).toBeNull();
  expect(intro(/^Games/)).toBe('/m/hot-games');
});

it('leaves out the vendors that the merchant has named', async () => {
  renderWithSite(<HomeFooter {...props} />, { answers: { vendors, help: [], service: [] } });
  expect(await screen.findByText('Studio LOTT')).toBeInTheDocument();
  expect(screen.queryByText('Studio TCG_SEA')).toBeNull();
});

it('links each document once, whether or not it is a topic of the help centre', async () => {
  const help = ['Sign up', 'Terms of use', 'Limits'].map((title, id) => ({ id, title, content: '' }));
  renderWithSite(<HomeFooter {...props} vendors={false} />, {
    answers: { help },
    release: { '/template/behaviour/documents': { terms: '/m/help?i=1', privacy: 'https://brand.example/privacy' } },
  });
  expect(await screen.findByRole('link', { name: 'Limits' })).toHaveAttribute('href', '/m/help?i=2');
  expect(screen.getAllByRole('link', { name: /^Terms of use/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/m/help?i=1',
  ]);
  expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', 'https://brand.example/privacy');
});

it('links pages for safer play once, and states licence and ways to pay that the merchant has set', async () => {
  const help = ['Sign up', 'Responsible gaming'].map((title, id) => ({ id, title, content: '' }));
  renderWithSite(<HomeFooter {...props} vendors={false} />, {
    answers: { help },
    release: {
      '/template/behaviour/saferPlay': { guide: '/m/help?i=1', support: 'https://help.example/' },
      '/template/behaviour/company': { payments: ['bank', 'QuickPay'], licence: 'Licence 7' },
    },
  });
  expect(await screen.findAllByRole('link', { name: 'Responsible gaming' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Help with gambling/ })).toHaveAttribute('href', 'https://help.example/');
  const marks = within(screen.getByRole('list', { name: 'Payment methods' })).getAllByRole('listitem');
  expect(marks.map((mark) => mark.textContent)).toEqual(['Bank transfer', 'QuickPay']);
  expect(screen.getByText('Licence 7')).toBeInTheDocument();
});

it.each([
  [601, 600, 'Over 600 games'],
  [12_000, 10_000, 'Over 10,000 games'],
  [600, 600, undefined],
  [601, 0, undefined],
])('of %i games says that there are over %i only where that is true (HOME-24)', async (gameCount, overGames, said) => {
  const others = { gameCategory: 'LIVE', gameCount: gameCount - 3, vendorNames: [] };
  const sorting = [...vendors.sorting, others]; // the first category has 3
  renderWithSite(<HomeFooter {...props} overGames={overGames} />, {
    answers: { vendors: { ...vendors, sorting }, help: [], service: [] },
  });
  expect(await screen.findByText('Studio NOVR')).toBeInTheDocument();
  expect(screen.queryByText(/^Over/)?.textContent).toBe(said);
});
