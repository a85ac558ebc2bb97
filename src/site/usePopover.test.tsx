import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { playPopovers } from '#tests/support/playPopovers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import { usePopover } from './usePopover.ts';

function Menu({ name }: { readonly name: Overlay }) {
  const { ref, onClick } = usePopover(name);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as the menus do
    <nav ref={ref} popover="auto" aria-label={name} onClick={onClick}>
      <a href="#there">There</a>
      <button type="button">Stay</button>
    </nav>
  );
}

function Late() {
  const [here, setHere] = useState(false);
  return here ? (
    <Menu name="leftMenu" />
  ) : (
    <button type="button" onClick={() => setHere(true)}>
      Arrive
    </button>
  );
}

const menus = (
  <>
    <Menu name="leftMenu" />
    <Menu name="rightMenu" />
  </>
);
const menu = (name: string) => screen.getByRole('navigation', { name, hidden: true });
const isOpen = (name: string) => menu(name).matches(':popover-open');

describe('a menu among the overlays of the page', () => {
  beforeEach(playPopovers);

  it('opens when it is asked for, and closes when something else opens', () => {
    const { store } = renderWithSite(menus);
    act(() => store.getState().openOverlay('leftMenu'));
    expect([isOpen('leftMenu'), isOpen('rightMenu')]).toEqual([true, false]);
    act(() => store.getState().openOverlay('service'));
    expect([isOpen('leftMenu'), store.getState().overlay]).toEqual([false, 'service']);
  });

  it('informs the page when the browser has opened or closed it', () => {
    const { store } = renderWithSite(menus);
    act(() => store.getState().openOverlay('rightMenu'));
    act(() => menu('leftMenu').showPopover());
    expect([store.getState().overlay, isOpen('rightMenu')]).toEqual(['leftMenu', false]);
    act(() => menu('leftMenu').hidePopover());
    expect(store.getState().overlay).toBeNull();
  });

  it('opens as soon as its code is here when it was asked for before', async () => {
    const { store } = renderWithSite(<Late />);
    act(() => store.getState().openOverlay('leftMenu'));
    await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(isOpen('leftMenu')).toBe(true);
  });

  it('closes when one of its links is followed, and for nothing else', async () => {
    const { store } = renderWithSite(menus);
    act(() => store.getState().openOverlay('leftMenu'));
    const [stay] = screen.getAllByRole('button', { name: 'Stay', hidden: true });
    const [there] = screen.getAllByRole('link', { name: 'There', hidden: true });
    if (!stay || !there) throw new Error('The menu is empty.');
    await userEvent.click(stay);
    expect(isOpen('leftMenu')).toBe(true);
    await userEvent.click(there);
    expect([isOpen('leftMenu'), store.getState().overlay]).toEqual([false, null]);
  });
});
