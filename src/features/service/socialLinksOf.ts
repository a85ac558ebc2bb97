import type { SettingsAnswer } from '#schemas/platform/system.schema.ts';
import { isLinkable, messengerOf } from './messengerOf.ts';

type SocialLink = NonNullable<SettingsAnswer['socialLinks']>[number];

/** Where the merchant can be met, of what the platform provides; some name their Telegram among the downloads only (HOME-27). */
export function socialLinksOf(settings: SettingsAnswer): SocialLink[] {
  const links = (settings.socialLinks ?? []).filter(isLinkable);
  const telegram = messengerOf(settings);
  if (telegram === undefined || links.some(({ name }) => name === 'Telegram')) return links;
  return [{ name: 'Telegram', url: telegram }, ...links];
}
