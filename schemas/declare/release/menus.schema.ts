import { paths } from '../pages/addresses.ts';
import { type MenuEntry, menuEntries, menuFacts } from '../pages/menuEntries.ts';
import { section, switchName } from '../leaves/behaviourLeaves.ts';

const PATH = '^/m/[A-Za-z0-9_/-]{1,80}(\\?[A-Za-z0-9_=&-]{1,60})?$';

const address = (title: string, description: string, fallback: string, order: number) =>
  ({
    title,
    description,
    type: 'string',
    maxLength: 150,
    pattern: PATH,
    default: fallback,
    'x-ui': { widget: 'page', group: 'menus', order },
  }) as const;

const entrySection = (name: MenuEntry, index: number) => {
  const { title, page, switch: key } = menuFacts[name];
  return section(title, `Where “${title}” leads in the menus, and what shows it.`, {
    path: address(`${title}: address`, `Page of this site that “${title}” leads to.`, paths[page], index * 2 + 1),
    switch: switchName(
      `${title}: switch`,
      'Name of the switch that shows the entry; empty for everybody with a session.',
      key,
      'menus',
      index * 2 + 2,
    ),
  });
};

/** The table of the menus' entries (MPOP-11): the blocks of the menus say which of them they list. */
export const menusSchema = section(
  'Menus',
  'Where the entries of the menus lead, and which switch shows each.',
  // fromEntries forgets which keys it was given
  Object.fromEntries(menuEntries.map((name, index) => [name, entrySection(name, index)])) as Record<
    MenuEntry,
    ReturnType<typeof entrySection>
  >,
);
