import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { seeEverything } from '#tests/support/seeEverything.ts';
import { Rail } from './Rail.tsx';

afterEach(() => void vi.unstubAllGlobals());

const tiles = Array.from({ length: 9 }, (_tile, index) => (
  <a key={index} href="/">
    Tile {index}
  </a>
));
const shown = () => screen.getAllByRole('link').length;
const hasButtons = () => screen.queryByRole('button', { name: 'Next: Games' }) !== null;

it.each([
  ['what it shows at rest', { inView: 2.3 }, 3],
  ['a tile that peeps in where whole ones fit', { inView: 3 }, 4],
  ['both tiles of each column', { inView: 3, rows: 2 }, 8],
] as const)('a rail has %s, and all tiles and its buttons once it is touched', (_what, props, atRest) => {
  renderWithSite(
    <Rail label="Games" {...props}>
      {tiles}
    </Rail>,
  );
  expect([shown(), hasButtons()]).toEqual([atRest, false]);
  fireEvent.pointerDown(screen.getByText('Tile 0'));
  expect([shown(), hasButtons()]).toEqual([tiles.length, true]);
});

it('a short rail has one column until it comes near', () => {
  const rail = (
    <Rail label="Games" inView={3} isShort>
      {tiles}
    </Rail>
  );
  const { unmount } = renderWithSite(rail);
  expect(shown()).toBe(1);
  unmount();
  seeEverything();
  renderWithSite(rail);
  expect(shown()).toBe(4);
});
