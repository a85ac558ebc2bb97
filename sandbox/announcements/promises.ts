import { paths } from '#schemas/declare/pages/addresses.ts';
import { isWithheld } from '#schemas/judge/journeys/withheld.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { AnnouncementName } from './seedAnnouncements.ts';

/** What the welcome promotion promises a new player, and its reward pays once, in cents. */
export const WELCOME_CENTS = 1_000;

/** The page that has what an announcement promises, where it links to none or to another. */
const promised: Readonly<Partial<Record<AnnouncementName, string>>> = {
  'banner.friend': paths.invite,
  agents: paths.teamOverview,
};

/** Whether players of a site get what an announcement promises them. */
export const isKept = (site: Site, { name, link }: { readonly name: AnnouncementName; readonly link: string | null }): boolean =>
  [promised[name], link].every((page) => !page?.startsWith('/') || !isWithheld(site, page));
