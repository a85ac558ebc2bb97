import { pageAt, paths, canonicalPath } from '#schemas/declare/pages/addresses.ts';
import { canonicalQuery } from '#schemas/declare/pages/pageQuery.ts';
import { pages } from '#schemas/declare/pages/pages.ts';
import { socialProviders } from '#schemas/declare/names/behaviourWords.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { readLanguageAddress } from '#schemas/edges/seo/languageAddress.ts';

/** An address as the page router reads it. */
export interface PageAddress {
  /** The prefix of the path in the address of a language, such as `/th`; else empty. */
  readonly base: string;
  /** The language that the address names. */
  readonly language: Language | undefined;
  /** Path and the words of the query that its page reads, in one spelling: the same page is cached once. */
  readonly path: string;
  /** Choices that the server stores in a cookie and takes out of the address. */
  readonly lang?: string;
  readonly theme?: string;
  /** The age limit that the visitor has confirmed. */
  readonly age?: string;
  /** Ticket of the operator's frame. */
  readonly preview?: string;
  /** A link that shows the draft; `end` stops showing it. */
  readonly share?: string;
}

const BASE = 'http://site';

/** Reads a request's target, which begins with one slash, for a site. */
export function readPageAddress(target: string, site: Site): PageAddress {
  const [pathname = '', query] = target.split(/\?(.*)/s);
  const { base, language, path: before } = readLanguageAddress(pathname, site);
  if (query === undefined) return { base, language, path: before };
  const asked = new URLSearchParams(query);
  const known = new URLSearchParams(canonicalQuery(before, asked));
  const lang = asked.get('lang');
  const theme = asked.get('theme');
  const age = asked.get('age');
  const preview = asked.get('preview');
  const share = asked.get('share');
  return {
    base,
    language,
    path: known.size > 0 ? `${before}?${known.toString()}` : before,
    ...(lang === null ? {} : { lang }),
    ...(theme === null ? {} : { theme }),
    ...(age === null ? {} : { age }),
    ...(preview === null ? {} : { preview }),
    ...(share === null ? {} : { share }),
  };
}

/** Whether a page is at exactly this path. */
function isPagePath(path: string): boolean {
  const name = pageAt(path);
  if (name !== undefined) return pages[name].shows !== 'social';
  return socialProviders.some((provider) => path === `${paths.social}/${provider}`);
}

/** A path without parameters behind `;`, doubled slashes and letters that are written as numbers. */
function plainPath(path: string): string {
  const plain = path.replace(/;[^/]*/g, '').replace(/\/{2,}/g, '/');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain; // no text that anybody meant
  }
}

/**
 * Where a target leads whose path is spelled in another way than its page's: so that each page has one address, and is cached once.
 * An unknown path leads home (ROUTE-08). Its query stays. Undefined for the address of a page.
 */
export function respelledTarget(target: string, site: Site): string | undefined {
  const [given = ''] = target.split('?');
  const asked = readLanguageAddress(given, site);
  if (given === asked.base + asked.path && isPagePath(asked.path)) return undefined;
  const { pathname, search } = new URL(target, BASE);
  const { base, path } = readLanguageAddress(plainPath(pathname), site);
  return `${base}${isPagePath(path) ? path : (canonicalPath(path) ?? paths.home)}${search}`;
}

/** The address without the choices that were stored: everything else of the query stays, for scripts that count visits. */
export function withoutChoices(target: string): string {
  const url = new URL(target, BASE);
  for (const choice of ['lang', 'theme', 'age', 'share']) url.searchParams.delete(choice);
  // What a path climbs out of may leave two slashes, which would name another host.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
}
