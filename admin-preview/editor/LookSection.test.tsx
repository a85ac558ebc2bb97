import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FrameLinkProvider } from '../frame/FrameLinkContext.ts';
import { createFrameLink } from '../frame/frameLink.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { LookSection } from './LookSection.tsx';

beforeEach(() => {
  location.hash = '#/demo/look';
});

it('each look of the colours has an address, and tells the preview which is edited', async () => {
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
