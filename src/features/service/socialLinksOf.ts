import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import { isLinkable, messengerOf } from './messengerOf.ts';

/** Where a merchant can be met (HOME-22). */
const networks = ['Telegram', 'Line', 'Whatsapp', 'Facebook', 'Instagram', 'Youtube', 'Tiktok', 'Twitter'] as const;

interface SocialLink {
  readonly name: (typeof networks)[number];
  readonly url: string;
}

/**
 * The merchant's links to social networks, from the platform's settings; some list their Telegram among the downloads only (HOME-27).
 *
 * @param downloads Addresses of downloads, by kind.
 */
export function socialLinksOf({ socialLinks = [] }: SettingsAnswer, downloads: ReadonlyMap<string, string>): SocialLink[] {
  const links = socialLinks.flatMap(({ name, url }): SocialLink[] => {
    const network = networks.find((known) => known.toLowerCase() === name.trim().toLowerCase());
    return network && isLinkable(url) ? [{ name: network, url }] : [];
  });
  const telegram = messengerOf(downloads);
  if (telegram === undefined || links.some(({ name }) => name === 'Telegram')) return links;
  return [{ name: 'Telegram', url: telegram }, ...links];
}
