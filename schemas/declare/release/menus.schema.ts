import { paths } from '../pages/addresses.ts';
import { type MenuEntry, menuEntries, menuFacts } from '../pages/menuEntries.ts';
import { pageLink, section, switchName } from '../leaves/behaviourLeaves.ts';

const PATH = '^/m/[A-Za-z0-9_/-]{1,80}(\\?[A-Za-z0-9_=&-]{1,60})?$';

const entrySection = (name: MenuEntry) => {
  const { title, page, switch: key } = menuFacts[name];
  return section({
    title,
    description: `Where “${title}” leads in the menus, and what shows it.`,
    properties: {
      path: pageLink({
        title: `${title}: address`,
        description: `Page of this site that “${title}” leads to.`,
        maxLength: 150,
        pattern: PATH,
        default: paths[page],
      }),
      switch: switchName({
        title: `${title}: switch`,
        description: 'Name of the switch that shows the entry; empty for everybody with a session.',
        default: key,
      }),
    },
  });
};

/** The table of the menus' entries (MPOP-11): the blocks of the menus say which of them they list. */
export const menusSchema = section({
  title: 'Menus',
  description: 'Where the entries of the menus lead, and which switch shows each.',
  group: 'menus',
  // fromEntries forgets which keys it was given
  properties: Object.fromEntries(menuEntries.map((name) => [name, entrySection(name)])) as Record<
    MenuEntry,
    ReturnType<typeof entrySection>
  >,
});
