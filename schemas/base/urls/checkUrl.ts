/** Why an address from a configuration may not be used. */
export type UrlVerdict = 'ok' | 'malformed' | 'scheme' | 'insecure' | 'other-host' | 'relative';

/** Browsers drop tabs and line breaks from addresses and read a backslash as a slash. */
const TRICKS = /[\p{Cc}\s\\]/u;

/**
 * Checks an address from a configuration. Good are a path from the site's root (`/brand/logo.svg`), an https address and
 * an inline picture (`data:image/…`).
 */
export function checkUrl(url: string): UrlVerdict {
  if (TRICKS.test(url)) return 'malformed';
  if (url.startsWith('//')) return 'other-host';
  if (url.startsWith('/')) return 'ok';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined) return 'relative';
  if (scheme === 'data') return /^data:image\/[a-z+.-]+[;,]/i.test(url) ? 'ok' : 'scheme';
  if (scheme === 'http') return 'insecure';
  if (scheme !== 'https') return 'scheme';
  return /^https:\/\/[^/?#@]+([/?#]|$)/i.test(url) ? 'ok' : 'malformed';
}
