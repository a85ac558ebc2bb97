import { checkUrl } from '#schemas/base/urls/checkUrl.ts';

/** Whether an address of the platform may be linked to. */
export const isLinkable = (url: string): boolean => checkUrl(url) === 'ok' && /^https:/i.test(url);

/** Address of the merchant in the messenger app, which platforms list among the downloads (MSG-08, HOME-27). */
export function messengerOf(downloads: ReadonlyMap<string, string>): string | undefined {
  const url = downloads.get('TELEGRAM');
  return url !== undefined && isLinkable(url) ? url : undefined;
}
