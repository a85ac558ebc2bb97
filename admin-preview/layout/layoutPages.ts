import { type Region, regions } from '#schemas/release/layout.schema.ts';
import { paths } from '#src/lib/paths.ts';

/** Groups of the layout editor, by what a player is doing. A region that none of them names is a page of its own. */
export const layoutGroups = ['lobby', 'entry', 'pages'] as const;
export type LayoutGroup = (typeof layoutGroups)[number];

const named: Readonly<Record<Exclude<LayoutGroup, 'pages'>, readonly Region[]>> = {
  lobby: ['home', 'header', 'homeFooter', 'footerNav', 'leftMenu'],
  entry: ['login', 'register', 'forget', 'trial', 'changePassword'],
};

/** Every region there is, by group, in the order of the editor. Home first: it is what is changed most. */
export const regionsIn = (group: LayoutGroup): readonly Region[] =>
  group === 'pages' ? regions.filter((region) => !Object.values(named).flat().includes(region)) : named[group];

export const groupOf = (region: string): LayoutGroup => {
  const found = layoutGroups.find((group) => regionsIn(group).some((each) => each === region));
  return found ?? 'lobby';
};

const elsewhere: Readonly<Partial<Record<Region, string>>> = { forget: paths.forgot };

const isPath = (name: string): name is keyof typeof paths => Object.hasOwn(paths, name);

/** The address at which a player sees a region. */
export const pathOf = (region: Region): string => elsewhere[region] ?? (isPath(region) ? paths[region] : paths.home);
