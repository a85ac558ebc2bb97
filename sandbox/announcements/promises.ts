import { paths } from '#schemas/declare/pages/addresses.ts';
import { isFeatureOff } from '#schemas/judge/journeys/isFeatureOff.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { AnnouncementName } from './seedAnnouncements.ts';

/** The amount that the welcome promotion promises and its reward pays once, in credits. */
export const WELCOME_CREDITS = 10;

/** The page that fulfils an announcement, where the announcement links to no page or to another. */
const promised: Readonly<Partial<Record<AnnouncementName, string>>> = {
  'banner.friend': paths.invite,
  agents: paths.teamOverview,
};

/** Whether the site offers what an announcement promises. */
export const isKept = (site: Site, { name, link }: { readonly name: AnnouncementName; readonly link: string | null }): boolean =>
  [promised[name], link].every((page) => !page?.startsWith('/') || !isFeatureOff(site, page));
