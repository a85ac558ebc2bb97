import { judgeUrl } from '#schemas/judgeUrl.ts';
import type { SettingsAnswer } from '#schemas/platform/system.schema.ts';

type SocialLink = NonNullable<SettingsAnswer['socialLinks']>[number];

/** Where the merchant can be met, of what the platform provides; some name their Telegram among the downloads only (HOME-27). */
export function socialLinksOf({ socialLinks = [], downloadLinks = [] }: SettingsAnswer): SocialLink[] {
  const usable = ({ url }: { readonly url: string }) => judgeUrl(url) === 'ok' && /^https:/i.test(url);
  const links = socialLinks.filter(usable);
  const telegram = downloadLinks.find((link) => link.resourceType === 'TELEGRAM' && usable(link));
  if (!telegram || links.some(({ name }) => name === 'Telegram')) return links;
  return [{ name: 'Telegram', url: telegram.url }, ...links];
}
