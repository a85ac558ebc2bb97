import type { Region } from './regions.ts';

/** Regions that home draws for a guest. */
export const guestHomeRegions = ['header', 'home', 'homeFooter', 'footerNav', 'leftMenu'] as const satisfies readonly Region[];

/** Every region that home is made of; every other is a page of its own. */
export const homeRegions = [...guestHomeRegions, 'rightMenu', 'memberMenu'] as const satisfies readonly Region[];
