import type { MenuEntry } from '#schemas/menuEntries.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { SwitchName } from '#schemas/switchNames.ts';

/** The entries of a menu that their switches show (MPOP-02), in the menu's order. */
export const shownEntries = (entries: readonly MenuEntry[], { behaviour, switches }: Pick<Site, 'behaviour' | 'switches'>) =>
  entries.filter((entry) => {
    const key = behaviour.menus[entry].switch;
    // the schema lets names of switches pass, and nothing else
    return key === '' || switches[key as SwitchName];
  });
