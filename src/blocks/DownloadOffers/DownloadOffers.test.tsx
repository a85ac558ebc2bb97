import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { english } from '#tests/support/playerTexts.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { DownloadOffers } from './DownloadOffers.tsx';

const settings = {
  downloadLinks: [
    { resourceType: 'Android', url: 'https://files.example/app.apk' },
    { resourceType: 'IOS', url: 'https://store.example/app' },
    { resourceType: 'MOBILECONFIG', url: 'https://files.example/app.mobileconfig' },
  ],
};

afterEach(() => vi.restoreAllMocks());

it.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    ['App for iOS', 'Download profile'],
    1,
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    ['App for Android'],
    0,
  ],
] as const)('on %s the page of the app offers what that phone can use', async (_system, userAgent, links, profiles) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  renderWithSite(<DownloadOffers icon />, { settings });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
  await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }));
  const sheet = screen.getByRole('dialog', { name: 'Add to home screen' });
  expect(within(sheet).queryAllByRole('link', { name: 'Download profile' })).toHaveLength(profiles);
});

it.each([
  ['its own words', 'Play as on the web', 'Play as on the web'],
  ['ours, if it has none', '', english['app.text']],
])('a merchant shows %s', (_title, text, shown) => {
  renderWithSite(<DownloadOffers icon />, { settings, release: { '/template/parameters/app_desc': text } });
  expect(screen.getByText(shown)).toBeVisible();
});
