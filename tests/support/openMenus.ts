import { act } from '@testing-library/react';

/** Opens the members' menus on the page, which are empty before. Needs `playPopovers`. */
export function openMenus(container: Element): void {
  const menus = container.querySelectorAll<HTMLElement>('#rightMenu, #memberMenu');
  act(() => {
    for (const menu of menus) menu.showPopover();
  });
}
