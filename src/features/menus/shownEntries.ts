import { type MenuEntry, agentEntries } from '#schemas/menuEntries.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { SwitchName } from '#schemas/switchNames.ts';
import { type Visitor, isAgent } from '#schemas/visitor.ts';

/** The entries of a menu that their switches show (MPOP-02) to this visitor, in the menu's order. */
export const shownEntries = (
  entries: readonly MenuEntry[],
  { behaviour, switches }: Pick<Site, 'behaviour' | 'switches'>,
  visitor: Visitor,
) =>
  entries.filter((entry) => {
    if (agentEntries.includes(entry) && !isAgent(visitor, behaviour.roles)) return false;
    const key = behaviour.menus[entry].switch;
    // the schema lets names of switches pass, and nothing else
    return key === '' || switches[key as SwitchName];
  });
