import { judgeUrl } from '#schemas/judgeUrl.ts';
import type { SettingsAnswer } from '#schemas/platform/system.schema.ts';

/** Whether an address of the platform may be linked to. */
export const isLinkable = ({ url }: { readonly url: string }): boolean => judgeUrl(url) === 'ok' && /^https:/i.test(url);

/** Address of the merchant in the messenger app, which platforms name among their downloads (MSG-08, HOME-27). */
export const messengerOf = ({ downloadLinks = [] }: SettingsAnswer): string | undefined =>
  downloadLinks.find((link) => link.resourceType === 'TELEGRAM' && isLinkable(link))?.url;
