import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import { createPreviewStore } from '../../preview/frame/previewStore.ts';
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
  const preview = createPreviewStore();
  const { user } = renderTool(
    <PreviewProvider value={preview}>
      <LookSection at={undefined} />
    </PreviewProvider>,
  );
  await user.click(screen.getByRole('radio', { name: 'Light theme' }));
  await waitFor(() => expect(location.hash).toBe('#/demo/look/light'));
  expect(preview.getState().edited).toContain('/template/theme/light/brand');
  location.hash = '#/demo/look/dark';
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Dark theme' })).toBeChecked());
  expect(preview.getState().edited).toContain('/template/theme/dark/brand');
});

it('has both looks in one table where there is room, and the look that has the focus is edited', async () => {
  onScreen(true);
  const preview = createPreviewStore();
  const { user, store } = renderTool(
    <PreviewProvider value={preview}>
      <LookSection at="/template/theme/dark/text" />
    </PreviewProvider>,
  );
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Role',
    'Light theme',
    'Dark theme',
    'Worst contrast',
  ]);
  expect(screen.queryByRole('radio', { name: 'Light theme' })).not.toBeInTheDocument();
  expect(preview.getState().edited).toEqual(['/template/theme/dark/text']);
  const field = table.getByRole('textbox', { name: 'Light theme › Text' });
  await user.clear(field);
  await user.type(field, '#ffffff');
  expect(preview.getState().edited).toEqual(
    expect.arrayContaining(['/template/theme/light/text', '/template/theme/light/brand']),
  );
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
