import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { HomeScreenSheet } from './HomeScreenSheet.tsx';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['a desktop browser', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', /browser’s menu/],
  ['Android', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', /browser’s menu/],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15', /share button in Safari/],
  ['an old iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 11_0 like Mac OS X) AppleWebKit/605.1.15', /Open this page in Safari/],
])('explains to %s what that browser has', async (_device, userAgent, first) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  renderWithSite(<HomeScreenSheet onClose={() => undefined} />, { answers: { settings: {} } });
  const [step] = await screen.findAllByRole('listitem');
  expect(step).toHaveTextContent(first);
});
