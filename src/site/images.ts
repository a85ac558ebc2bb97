import { useMemo } from 'react';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import { hashOf } from '#src/lib/hashOf.ts';
import { type SiteValue, useSite, useSiteState } from './siteContext.ts';

/** Addresses of the platform's pictures. */
interface Images {
  /** @param icon The platform's value: a whole address, a path below the image host, or a bare name. */
  readonly game: (icon: string) => string;
  /** @param address Of a banner, a promotion, a thing of the mall: a path is below an image host, any other is a whole address. */
  readonly picture: (address: string) => string;
  readonly vendor: (code: string) => string;
  readonly country: (code: string) => string;
}

/**
 * Each picture's host is chosen by its name, the same in the server's page and in the browser (IMG-04); while loading, the picture moves to
 * other hosts for each visit (IMG-02).
 */
function addressBelow(hosts: readonly string[], path: string): string {
  const host = hosts[hashOf(path) % Math.max(1, hosts.length)] ?? '';
  return `${host}/${path}`;
}

const isHost = (host: string): boolean => /^(https:\/\/|\/(?!\/))/.test(host);

const pairs = (list: readonly string[]) => new Map(list.map((entry) => entry.split('=', 2) as [string, string])); // its schema's pattern has one =

/** The hosts of the platform's pictures, without a slash at the end: the merchant's, else the platform's; empty means this page's host. */
export function imageHostsOf({ site, settings }: Pick<SiteValue, 'site' | 'settings'>): readonly string[] {
  const { hosts } = site.behaviour.images;
  return (hosts.length > 0 ? hosts : (settings.imageHosts ?? []).filter(isHost)).map((host) => host.replace(/\/$/, ''));
}

/** Where pictures come from, by the hosts of `imageHostsOf`. */
export function imagesOf({ site, settings }: Pick<SiteValue, 'site' | 'settings'>, theme: ThemeMode): Images {
  const { images } = site.behaviour;
  const hosts = imageHostsOf({ site, settings });
  const tones = pairs(images.vendorTones);
  const swaps = pairs(images.vendorSwaps);
  return {
    game: (icon) => {
      if (icon === '' || icon.startsWith('https://')) return icon;
      return addressBelow(hosts, icon.startsWith('/') ? icon.replace(/^\/+/, '') : images.gameFolder + icon);
    },
    picture: (address) => (/^\/(?!\/)/.test(address) ? addressBelow(hosts, address.slice(1)) : address),
    vendor: (code) => {
      const shown = swaps.get(`${settings.currency?.code ?? ''}:${code}`) ?? code;
      const tone = tones.get(shown) ?? (theme === 'dark' ? 'WHITE' : 'BLACK');
      return addressBelow(hosts, `${images.vendorFolder}${encodeURIComponent(shown)}-${tone}.png`);
    },
    country: (code) => addressBelow(hosts, `${images.countryFolder}${encodeURIComponent(code)}.svg`),
  };
}

export function useImages(): Images {
  const { site, settings } = useSite();
  const theme = useSiteState((state) => state.theme);
  return useMemo(() => imagesOf({ site, settings }, theme), [site, settings, theme]);
}
