import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { FrameLinkProvider } from '../../preview/frame/FrameLinkContext.ts';
import { createFrameLink } from '../../preview/frame/frameLink.ts';
import { onScreen } from '../../model/testing/onScreen.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { LookSection } from './LookSection.tsx';

beforeEach(() => {
  location.hash = '#/demo/look';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('each look of the colours has an address, and tells the preview which is edited', async () => {
  onScreen(false);
  const link = createFrameLink();
  const { user } = renderTool(
    <FrameLinkProvider value={link}>
      <LookSection at={undefined} />
    </FrameLinkProvider>,
  );
  await user.click(screen.getByRole('radio', { name: 'Light theme' }));
  await waitFor(() => expect(location.hash).toBe('#/demo/look/light'));
  expect(link.edited()).toContain('/template/theme/light/brand');
  location.hash = '#/demo/look/dark';
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Dark theme' })).toBeChecked());
  expect(link.edited()).toContain('/template/theme/dark/brand');
});

it('has both looks in one table where there is room, and the look that has the focus is edited', async () => {
  onScreen(true);
  const link = createFrameLink();
  const { user, store } = renderTool(
    <FrameLinkProvider value={link}>
      <LookSection at="/template/theme/dark/text" />
    </FrameLinkProvider>,
  );
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Role',
    'Light theme',
    'Dark theme',
    'Worst contrast',
  ]);
  expect(screen.queryByRole('radio', { name: 'Light theme' })).not.toBeInTheDocument();
  expect(link.edited()).toEqual(['/template/theme/dark/text']);
  const field = table.getByRole('textbox', { name: 'Light theme › Text' });
  await user.clear(field);
  await user.type(field, '#ffffff');
  expect(link.edited()).toEqual(expect.arrayContaining(['/template/theme/light/text', '/template/theme/light/brand']));
  expect(valueAt(store.getState().document, '/template/theme/light/text')).toBe('#ffffff');
  const row = within(table.getByRole('row', { name: /^Text / }));
  expect(row.getByText('fails')).toBeInTheDocument();
  expect((await table.findAllByRole('button', { name: /^Fix: / })).length).toBeGreaterThan(0);
  await user.click(row.getByRole('button', { name: 'Reset Light theme › Text' }));
  expect(row.getByText('passes')).toBeInTheDocument();
});

it('shows beneath its line where a colour of the table came from', async () => {
  onScreen(true);
  const { user } = renderTool(<LookSection at={undefined} />);
  const row = within(screen.getByRole('row', { name: /^Brand / }));
  await user.click(row.getByRole('button', { name: /Dark theme › Brand$/, expanded: false }));
  expect(screen.getByText('template.theme.dark.brand')).toBeVisible();
  await user.click(row.getByRole('button', { name: /Dark theme › Brand$/, expanded: true }));
  expect(screen.queryByText('template.theme.dark.brand')).not.toBeInTheDocument();
});
