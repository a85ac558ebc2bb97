import { fieldEntries } from './fieldEntries.ts';
import { footerEntries } from './footerEntries.ts';
import { menuConditions } from './menuConditions.ts';
import { socialEntries, wantedSocial } from './socialEntries.ts';

/** Groups of entries that several blocks share, or that a setting of the site lists. */
export const sharedEntries = {
  footer: footerEntries,
  menu: menuConditions,
  social: socialEntries,
  wantedSocial,
  field: fieldEntries,
};

export type SharedEntryGroup = keyof typeof sharedEntries;
