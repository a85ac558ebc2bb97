import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { noVendors } from '#tests/support/storyAnswers.ts';
import { playPopovers } from '#tests/support/playPopovers.ts';
import { returnPathOf } from '#src/site/dialogState.ts';
import { OnHome } from '#src/site/onHome.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { OverlayHost } from '#src/app/overlays/OverlayHost.tsx';
import { LeftMenu } from './LeftMenu.tsx';

const menu = <LeftMenu categories shortcuts promotions={2} />;
const vendors = {
  ...noVendors,
  sorting: ['SPORTS', 'RNG'].map((gameCategory) => ({ gameCategory, gameCount: 1, vendorNames: [{ vassalage: 'BTI' }] })),
  vendors: { BTI: { vassalage: 'BTI', displayName: 'Broadtop', gameType: 'SPORTS' } },
};
const inMenu = () => within(screen.getByRole('navigation', { name: 'Menu', hidden: true }));
const words = (role: 'link' | 'button') =>
  inMenu()
    .queryAllByRole(role, { hidden: true })
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(inMenu().getByRole('link', { name, hidden: true }));

describe('the left menu', () => {
  beforeEach(playPopovers);

  it('is a popover that opens and closes without script', () => {
    renderWithSite(menu);
    expect(screen.getByRole('navigation', { name: 'Menu', hidden: true })).toHaveAttribute('popover', 'auto');
    const close = inMenu().getByRole('button', { name: 'Close', hidden: true });
    expect([close.getAttribute('popovertarget'), close.getAttribute('popovertargetaction')]).toEqual(['leftMenu', 'hide']);
  });

  it.each(['drawer', 'screen', 'sheet'])('has the form %s where the look chooses it', (form) => {
    renderWithSite(menu, { release: { '/template/theme/menus': form } });
    expect(screen.getByRole('navigation', { name: 'Menu', hidden: true })).toHaveAttribute('data-menu-form', form);
  });

  it.each([
    ['everything', {}, ['Rewards', 'VIP benefits', 'Invite friends']],
    ['no rewards', { '/switches/REWCEN3': '0' }, ['VIP benefits', 'Invite friends']],
  ])('offers a guest %s of its shortcuts, by way of login', (_what, release, shortcuts) => {
    renderWithSite(menu, { release });
    const links = inMenu()
      .getAllByRole('link', { hidden: true })
      .filter(({ textContent }) => shortcuts.includes(textContent));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      shortcuts.map((name) => [name, '/m/login']),
    );
  });

  it('leads a guest by the login to the page of a shortcut', async () => {
    const { location } = renderWithSite(menu);
    await userEvent.click(inMenu().getByRole('link', { name: 'VIP benefits', hidden: true }));
    expect(returnPathOf(location().state)).toBe('/m/member/benefits');
  });

  it('leads to the sections of home, in the platform’s order', async () => {
    renderWithSite(menu, { answers: { vendors } });
    expect(await inMenu().findByRole('link', { name: 'Slots', hidden: true })).toHaveAttribute('href', '#cat-RNG');
    expect(words('link').filter((name) => name === 'Slots' || name === 'Sports')).toEqual(['Sports', 'Slots']);
  });

  it('on another page leads to the sections on home, and back there after a login', async () => {
    const { location } = renderWithSite(<OnHome value={false}>{menu}</OnHome>, { answers: { vendors }, path: '/m/slot-games' });
    expect(await inMenu().findByRole('link', { name: 'Slots', hidden: true })).toHaveAttribute('href', '/m/home#cat-RNG');
    await press('Log in');
    expect(returnPathOf(location().state)).toBe('/m/slot-games');
  });

  it('lists the merchant’s languages by their own names and changes to one without leaving the page', async () => {
    const { store } = renderWithSite(menu, { release: { '/template/parameters/language': 'EN,TH' } });
    expect(inMenu().getByRole('link', { name: 'ไทย', hidden: true })).toHaveAttribute('href', '?lang=TH');
    await press('ไทย');
    await expect.poll(() => store.getState().language).toBe('TH');
    expect(document.documentElement.lang).toBe('th');
  });

  it('changes the look, unless the merchant allows one only', async () => {
    const { store } = renderWithSite(menu);
    await press('Light');
    expect([store.getState().theme, document.documentElement.dataset['theme']]).toEqual(['light', 'light']);
  });

  it('has no looks to choose from when their switch is off', () => {
    renderWithSite(menu, { release: { '/switches/THEMESWITCH3': '0' } });
    expect(words('link')).not.toContain('Light');
  });

  it('logs a member out after asking; a guest has nothing to log out of', async () => {
    const { unmount } = renderWithSite(menu);
    expect(words('button')).not.toContain('Log out');
    unmount();
    renderWithSite(
      <>
        {menu}
        <OverlayHost />
      </>,
      { mode: 'preview', visitor: sampleVisitor.member },
    );
    await userEvent.click(inMenu().getByRole('button', { name: 'Log out', hidden: true }));
    expect(await screen.findByRole('dialog', { name: 'Log out' })).toHaveTextContent('Are you sure you want to log out?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('previews the first promotions once it is open, as many as the layout says', async () => {
    const promotion = (id: number) => ({ id, type: 'PR' as const, title: `Offer ${id}` });
    const { http, store } = renderWithSite(menu, { answers: { announcements: [1, 2, 3].map(promotion) } });
    expect(http.asked.filter(({ call }) => call === 'announcements')).toEqual([]);
    // Their room is there before: the menu opens without a script, too.
    expect(inMenu().getByRole('status', { name: 'Loading', hidden: true })).toBeInTheDocument();
    act(() => store.getState().openOverlay('leftMenu'));
    expect(inMenu().getByRole('status', { name: 'Loading', hidden: true })).toBeInTheDocument();
    expect(await inMenu().findByRole('link', { name: 'Offer 2', hidden: true })).toHaveAttribute(
      'href',
      '/m/activityDetail?id=2',
    );
    expect(words('link')).not.toContain('Offer 3');
    expect(inMenu().queryByRole('status', { hidden: true })).toBeNull();
  });
});
