import { checkUrl } from '#schemas/base/urls/checkUrl.ts';

/** Where an announcement's link leads: a path of this site, an address elsewhere, or nowhere when it is neither. */
export type LinkTarget = { readonly kind: 'inside' | 'outside'; readonly href: string } | undefined;

/** Reads a link that came from the platform. Only own paths and https pass. */
export function linkTarget(link: string | undefined): LinkTarget {
  if (link === undefined || checkUrl(link) !== 'ok') return undefined;
  if (link.startsWith('/')) return { kind: 'inside', href: link };
  return /^https:/i.test(link) ? { kind: 'outside', href: link } : undefined;
}
