import { isObject } from '#schemas/base/json/isObject.ts';
import { checkUrl } from '#schemas/base/urls/checkUrl.ts';
import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import type { Device } from './deviceOf.ts';

/** Ways to have the site as an app (DL-01). */
export type Offer = { readonly kind: 'android' | 'ios' | 'profile'; readonly url: string } | { readonly kind: 'shortcut' };

/** Addresses of downloads, by kind. */
export type DownloadLinks = ReadonlyMap<string, string>;

/** The usable download links of the settings, which platforms keep under names of their own (DL-09, DL-10). */
export function linksOf(settings: SettingsAnswer, key: string): DownloadLinks {
  const sent: unknown = (settings as Readonly<Record<string, unknown>>)[key];
  const links = (Array.isArray(sent) ? (sent as readonly unknown[]) : []).filter(isObject);
  return new Map(
    links.flatMap(({ resourceType, url }): [string, string][] =>
      typeof resourceType === 'string' && typeof url === 'string' && checkUrl(url) === 'ok' ? [[resourceType, url]] : [],
    ),
  );
}

/** The downloads to offer on a device, best first; on computers all of them. */
export function downloadsFor(device: Device, links: DownloadLinks): Offer[] {
  const link = (kind: 'android' | 'ios' | 'profile', resourceType: string): Offer[] => {
    const url = links.get(resourceType);
    return url === undefined ? [] : [{ kind, url }];
  };
  const android = link('android', 'Android');
  const ios = [...link('ios', 'IOS'), ...link('profile', 'MOBILECONFIG')];
  const shortcut: Offer[] = [{ kind: 'shortcut' }];
  return { android: [...android, ...shortcut], ios: [...ios, ...shortcut], other: [...android, ...ios, ...shortcut] }[
    device.system
  ];
}
