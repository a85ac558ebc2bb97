import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { useHotGames } from '#src/features/games/useGames.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { VendorStripProps } from './block.ts';
import { VendorStrip } from './VendorStrip.tsx';

const vendors: CallAnswer<'vendors'> = {
  sorting: [{ gameCategory: 'RNG', gameCount: 9, vendorNames: [{ vassalage: 'NOVR' }, { vassalage: 'KOIX' }] }],
  mapping: {},
  vendors: {
    NOVR: { vassalage: 'NOVR', displayName: 'Nova Reel', gameType: 'RNG' },
    KOIX: { vassalage: 'KOIX', displayName: 'Крас', gameType: 'RNG' },
  },
};
const hotGames: CallAnswer<'hotGames'> = ['one', 'two', 'two', 'three', 'four'].map((iconUrl, nodeId) => ({
  gameId: `${nodeId}`,
  nodeId,
  gameName: 'Game',
  gameType: 'RNG',
  vassalage: 'NOVR',
  iconUrl: `/art/${iconUrl}`,
}));

function OtherBlock() {
  useHotGames();
  return null;
}

const show = (design: VendorStripProps['design'], hasGames: boolean) =>
  renderWithSite(
    <>
      {hasGames ? <OtherBlock /> : null}
      <VendorStrip excludedPrefixes={[]} excludedCategories={[]} design={design} />
    </>,
    { answers: { vendors, hotGames } },
  );
const card = (name: string) => screen.findByRole('link', { name });
const picturesOf = (element: HTMLElement) => [...element.querySelectorAll('img')].map(({ dataset }) => dataset['src']);

describe('the strip of vendors', () => {
  it('has their logos', async () => {
    show('logos', true);
    expect(picturesOf(await card('Nova Reel'))).toEqual([expect.stringContaining('NOVR')]);
  });

  it.each([
    ['posters', ['/art/one']],
    ['tiles', ['/art/one', '/art/two', '/art/three']],
  ] as const)('has %s with pictures of games that another block has asked for', async (design, pictures) => {
    const { http } = show(design, true);
    const nova = await card('Nova Reel');
    await waitFor(() => expect(picturesOf(nova)).toEqual(pictures));
    expect(nova).toHaveAttribute('href', '/m/provider?vassalage=NOVR');
    expect(http.asked.map(({ call }) => call).toSorted()).toEqual(['hotGames', 'vendors']);
  });

  it.each(['posters', 'tiles'] as const)(
    'has %s with initials where the page has no games of a vendor, and asks for none',
    async (design) => {
      const { http } = show(design, false);
      const initials = await within(await card('Nova Reel')).findByText('NR');
      expect(initials).toBeInTheDocument();
      expect(await within(await card('Крас')).findByText('К')).toBeInTheDocument();
      expect(picturesOf(await card('Nova Reel'))).toEqual([]);
      expect(http.asked.map(({ call }) => call)).toEqual(['vendors']);
    },
  );
});
