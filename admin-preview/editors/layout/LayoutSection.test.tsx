import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import { createPreviewStore } from '../../preview/frame/previewStore.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { LayoutSection } from './LayoutSection.tsx';

const HOME = '/template/layout/home';
const REGISTER = '/template/layout/register';

const blocksOf = (document: unknown, pointer: string) => {
  const list = valueAt(document, pointer);
  return Array.isArray(list) ? list.map((placed: { block?: string } | null) => placed?.block) : list;
};

/** The server would have to give an address for the live picture. */
const api = { frame: () => new Promise<{ url: string }>(() => undefined) };

afterEach(() => {
  location.hash = '';
});

describe('the pages of the layout editor', () => {
  it('open at the place that was asked for, with its own regions only', () => {
    renderTool(<LayoutSection at={`${REGISTER}/0`} />);
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveDisplayValue('Sign up');
    expect(screen.getByRole('button', { name: /^Sign-up form/, expanded: true })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a block to Header' })).toBeNull();
  });

  it.each([
    ['Points mall', 'Points mall', 'mall'],
    ['Team bets', 'Team bets', 'teamBets'],
  ])('have an address, and the preview is told of %s', async (page, region, edited) => {
    const preview = createPreviewStore();
    const { user } = renderTool(
      <PreviewProvider value={preview}>
        <LayoutSection at={undefined} />
      </PreviewProvider>,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), page);
    expect(await screen.findByRole('button', { name: `Add a block to ${region}` })).toBeVisible();
    expect(preview.getState().edited).toContain(`/template/layout/${edited}`);
    expect(location.hash).toMatch(/\/layout\/\w+$/);
  });
});

describe('the layout editor', () => {
  it('moves a block to another region that takes it, and only to such', async () => {
    const { user, store } = renderTool(<LayoutSection at={undefined} />);
    const [move, ...others] = screen.getAllByRole('button', { name: /to another region/ });
    expect(others).toEqual([]);
    expect(move).toHaveAccessibleName('Move Banners to another region');
    await user.click(screen.getByRole('button', { name: 'Sign up', hidden: true }));
    expect(blocksOf(store.getState().document, HOME)).toEqual(['hot-games']);
    expect(blocksOf(store.getState().document, REGISTER)).toEqual(['register-form', 'banner-carousel']);
    store.getState().undo();
    expect(valueAt(store.getState().document, HOME)).toBeUndefined();
    expect(valueAt(store.getState().document, REGISTER)).toBeUndefined();
  });

  it('duplicates a block beside itself, with an id of its own', async () => {
    const { user, store } = renderTool(<LayoutSection at={undefined} />);
    await user.click(screen.getByRole('button', { name: 'Duplicate Banners' }));
    expect(valueAt(store.getState().document, HOME)).toEqual([
      { id: 'banners', block: 'banner-carousel', props: { autoplayMs: 5000 } },
      { id: 'banner-carousel', block: 'banner-carousel', props: { autoplayMs: 5000 } },
      { id: 'hot', block: 'hot-games', props: { count: 7 } },
    ]);
  });

  it('says what is not live yet of a region, and goes back to it in one press', async () => {
    const { user, store } = renderTool(<LayoutSection at={undefined} />);
    expect(screen.queryByRole('button', { name: /^Revert: / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Duplicate Banners' }));
    expect(screen.getByText('added: Banners')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revert: Home' }));
    expect(valueAt(store.getState().document, HOME)).toBeUndefined();
    expect(screen.queryByText('added: Banners')).toBeNull();
  });

  it('adds a block from the gallery, which is searched by word', async () => {
    const { user, store } = renderTool(<LayoutSection at={undefined} />, { api });
    await user.click(screen.getByRole('button', { name: 'Add a block to Home' }));
    const gallery = screen.getByRole('dialog', { name: 'Add a block to Home' });
    await user.type(within(gallery).getByRole('searchbox', { name: 'Find a block' }), 'winner');
    await user.click(within(gallery).getByRole('button', { name: /^Winner board/ }));
    expect(blocksOf(store.getState().document, HOME)).toEqual(['banner-carousel', 'hot-games', 'winner-board']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows unknown and unreadable blocks and never drops them', async () => {
    const odd = [{ id: 'a', block: 'hot-gamez', props: { count: 3 } }, null, { id: 'hot', block: 'hot-games' }];
    const { user, store } = renderTool(<LayoutSection at={`${HOME}/0`} />, { edits: { [HOME]: odd } });
    expect(screen.getByText(/^This version does not support the block “hot-gamez”/)).toBeInTheDocument();
    expect(screen.getByText(/"count": 3/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Unreadable block/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Hot games up' }));
    expect(valueAt(store.getState().document, HOME)).toEqual([odd[0], odd[2], odd[1]]);
  });

  it('says what is wrong with a setting that a block does not have', async () => {
    const { user } = renderTool(<LayoutSection at={undefined} />, { edits: { [`${HOME}/1/props/nosuch`]: 1 } });
    await user.click(screen.getByRole('button', { name: /^Hot games/ }));
    expect(screen.getByText(/is not a known setting/)).toBeInTheDocument();
  });
});
