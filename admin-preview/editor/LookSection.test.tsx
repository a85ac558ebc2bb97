import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FrameLinkProvider } from '../frame/FrameLinkContext.ts';
import { createFrameLink } from '../frame/frameLink.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { LookSection } from './LookSection.tsx';

beforeEach(() => {
  location.hash = '#/demo/look';
});

it('each look of the colours has an address, and the phone shows the look that is edited', async () => {
  const link = createFrameLink();
  const looks: unknown[] = [];
  link.steer({ goTo: () => undefined, look: (at) => void looks.push(at) });
  const { user } = renderTool(
    <FrameLinkProvider value={link}>
      <LookSection at={undefined} />
    </FrameLinkProvider>,
  );
  await user.click(screen.getByRole('radio', { name: 'Light theme' }));
  await waitFor(() => expect(location.hash).toBe('#/demo/look/light'));
  expect(looks.at(-1)).toEqual({ theme: 'light' });
  location.hash = '#/demo/look/dark';
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Dark theme' })).toBeChecked());
  expect(looks.at(-1)).toEqual({ theme: 'dark' });
});
