import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { OnHome } from '#src/site/onHome.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { DownloadBar } from './DownloadBar.tsx';

const bar = <DownloadBar picture floating />;
const comesOften = () => localStorage.setItem('visits', '7');
const shown = () => screen.findByRole('complementary', { name: 'Get the app' });

describe('the download bar', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    comesOften();
  });

  it('leaves the first visit alone, however often its page is opened', async () => {
    localStorage.clear();
    for (const _time of [1, 2]) {
      const { unmount } = renderWithSite(bar);
      await waitFor(() => expect(localStorage.getItem('visits')).toBe('1'));
      expect(screen.queryByRole('complementary')).toBeNull();
      unmount();
    }
    sessionStorage.clear(); // another tab, another day
    renderWithSite(bar);
    expect(await shown()).toBeVisible();
  });

  it('leaves out an icon that does not load', async () => {
    renderWithSite(bar, { release: { '/template/parameters/image_app_icon': '/brand/siam/icon-192.png' } });
    const icon = (await shown()).querySelector('img');
    if (icon) fireEvent.error(icon);
    await waitFor(() => expect(screen.getByRole('complementary').querySelector('img')).toBeNull());
    expect(icon?.getAttribute('src')).toBe('/brand/siam/icon-192.png');
  });

  it('offers every way that there is', async () => {
    renderWithSite(bar);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Get' }));
    const popup = await screen.findByRole('dialog', { name: 'Get the app' });
    await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }));
    expect(await screen.findByRole('dialog', { name: 'Add to home screen' })).toBeVisible();
    expect(popup).not.toBeInTheDocument();
  });

  it('stays away once it was closed', async () => {
    const { unmount } = renderWithSite(bar);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(localStorage.getItem('hideDownloadBar')).toBe('1');
    unmount();
    renderWithSite(bar);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('stays on home (HEAD-02)', async () => {
    renderWithSite(
      <>
        {bar}
        <OnHome value={false}>{bar}</OnHome>
      </>,
    );
    await shown();
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
  });

  it('comes back after the days that the merchant sets', async () => {
    localStorage.setItem('hideDownloadBar', '1');
    localStorage.setItem('hideDownloadBarAt', '0');
    renderWithSite(bar, { release: { '/template/behaviour/app/reofferDays': 30 } });
    expect(await shown()).toBeVisible();
  });
});
