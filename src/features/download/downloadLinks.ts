import { judgeUrl } from '#schemas/judgeUrl.ts';
import type { SettingsAnswer } from '#schemas/platform/system.schema.ts';
import type { Device } from './deviceOf.ts';

/** Ways to have the site as an app (DL-01). */
export type Offer = { readonly kind: 'android' | 'ios' | 'profile'; readonly url: string } | { readonly kind: 'shortcut' };

/** The address of a kind of download, if the platform has a usable one (DL-09, DL-10). */
export function linkOf({ downloadLinks }: SettingsAnswer, resourceType: string): string | undefined {
  const url = downloadLinks?.find((link) => link.resourceType === resourceType)?.url;
  return url !== undefined && judgeUrl(url) === 'ok' ? url : undefined;
}

/** What can be offered on a device, best first; elsewhere everything that there is. */
export function offersFor(device: Device, settings: SettingsAnswer): Offer[] {
  const link = (kind: 'android' | 'ios' | 'profile', resourceType: string): Offer[] => {
    const url = linkOf(settings, resourceType);
    return url === undefined ? [] : [{ kind, url }];
  };
  const android = link('android', 'Android');
  const ios = [...link('ios', 'IOS'), ...link('profile', 'MOBILECONFIG')];
  const shortcut: Offer[] = [{ kind: 'shortcut' }];
  return { android: [...android, ...shortcut], ios: [...ios, ...shortcut], other: [...android, ...ios, ...shortcut] }[
    device.system
  ];
}
