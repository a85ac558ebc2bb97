import { apply, isSupported } from '@oddbird/popover-polyfill/fn';

/** Makes popovers work in browsers that do not support them, and removes the links to menus, which replace the buttons until then. */
export function addPopovers(): void {
  if (isSupported()) return;
  apply();
  document.documentElement.dataset['popovers'] = '';
}
