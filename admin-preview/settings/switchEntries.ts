import { type MenuEntry, menuEntries } from '#schemas/menuEntries.ts';
import type { Site } from '#schemas/resolve/site.ts';

/** The entries of the member's menus that a switch shows, as the merchant has it. */
export const switchEntries = (name: string, { behaviour }: Pick<Site, 'behaviour'>): MenuEntry[] =>
  menuEntries.filter((entry) => behaviour.menus[entry].switch === name);
