import { apply, isSupported } from '@oddbird/popover-polyfill/fn';

/** Makes popovers work in browsers that know none; links to menus, which stand in for their buttons until then, disappear. */
export function addPopovers(): void {
  if (isSupported()) return;
  apply();
  document.documentElement.dataset['popovers'] = '';
}
