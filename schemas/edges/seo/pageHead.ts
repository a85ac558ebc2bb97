import { pageAt, paths } from '../../declare/pages/addresses.ts';
import { checkUrl } from '../../base/urls/checkUrl.ts';
import { OPAQUE_PARAM } from '../../declare/pages/opaqueParams.ts';
import { type Language, languages } from '../../declare/languages/languages.ts';
import { pages } from '../../declare/pages/pages.ts';
import { readMediaAddress } from '../../base/media/mediaAddress.ts';
import { mediaSizes } from '../../base/media/mediaSizes.ts';
import type { Site } from '../../release/resolve/site.ts';
import { languageBase } from './languageAddress.ts';
import { isListed } from './listedPages.ts';
import { hasIcon } from './pageIconNames.ts';

/** Translates the description of a page, in the merchant's or our words. */
type SayDescription = (key: 'seo.home' | 'seo.page', params: Readonly<Record<string, string | number>>) => string;

/** The description for search engines. `name` is undefined for home. */
export function describePage(say: SayDescription, { title, ageLimit }: Site, name: string | undefined): string {
  const facts = { site: title, age: ageLimit };
  return name === undefined ? say('seo.home', facts) : say('seo.page', { ...facts, page: name });
}

/** Size of the picture for shared links, in pixels: Facebook, WhatsApp, Telegram, LINE and X show it uncropped. */
export const { width: SHARE_WIDTH, height: SHARE_HEIGHT } = mediaSizes.share;

/** Where the server answers the picture that it draws of home, and of a page. */
export const sharePicturePath = (page?: string): string =>
  page === undefined ? '/share-picture.png' : `/share-picture/${page}.png`;

/** One page in one language. */
export interface HeadRequest {
  readonly site: Site;
  readonly revision: number;
  readonly language: Language;
  /** Address of the page with the words of its query that it reads, without a language. */
  readonly path: string;
  /** The page's name, without the site's title; undefined for home. */
  readonly name: string | undefined;
  readonly description: string;
  /** Where players reach the site, as `https://lotus.example`; undefined where the server was not told. */
  readonly origin: string | undefined;
}

/** Data of a page for search engines and for previews of links. */
export interface PageHead {
  readonly isListed: boolean;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** As Open Graph writes it: `th_TH`. */
  readonly locale: string;
  /** Parts that need absolute addresses; absent if the site's origin is not known, or the page is not listed. */
  readonly links?: HeadLinks;
}

export interface HeadLinks {
  /** The canonical address of the page in its language. */
  readonly canonical: string;
  /** The same page in every language of the site, and for all others; empty without addresses by language. */
  readonly alternates: readonly { readonly lang: string; readonly href: string }[];
  readonly picture: string;
  /** Absent where its size is the operator's. */
  readonly pictureSize?: { readonly width: number; readonly height: number };
  /** JSON-LD. */
  readonly structuredData: object;
}

/** Language and region as Open Graph writes them. */
function localeName(language: Language): string {
  const { language: name, region } = new Intl.Locale(languages[language].bcp47).maximize();
  return `${name}_${region}`;
}

/** A path without its query. */
export const pathnameOf = (path: string): string => path.replace(/\?.*/s, '');

/** The address of a page without parameters for the player only, in its canonical spelling. */
function listedAddress(path: string): string {
  const pathname = pathnameOf(path);
  const name = pageAt(pathname);
  const words = path
    .slice(pathname.length + 1)
    .split('&')
    .filter((word) => word !== '' && !word.startsWith(`${OPAQUE_PARAM}=`));
  return `${name === undefined ? pathname : pages[name].path}${words.length === 0 ? '' : `?${words.join('&')}`}`;
}

/** The absolute address of a picture; undefined for one that other sites may not use. */
function wholeAddress(picture: string, origin: string): string | undefined {
  if (checkUrl(picture) !== 'ok' || picture.startsWith('data:')) return undefined;
  return picture.startsWith('/') ? origin + picture : picture;
}

const pictureSize = { width: SHARE_WIDTH, height: SHARE_HEIGHT };

function linksOf({ site, revision, language, path, name }: HeadRequest, origin: string): HeadLinks {
  const { languageAddresses, picture } = site.behaviour.seo;
  const address = listedAddress(path);
  const addressIn = (one: Language) => `${origin}${languageAddresses ? languageBase(one) : ''}${address}`;
  const canonical = addressIn(language);
  const home = canonical.slice(0, canonical.length - address.length) + paths.home;
  const { lang } = languages[language];
  const logo = wholeAddress(site.appIcon === '' ? site.favIcon : site.appIcon, origin);
  const ownPicture = wholeAddress(picture, origin);
  const page = pageAt(pathnameOf(path));
  const picturePath = sharePicturePath(page !== undefined && hasIcon(page) ? page : undefined);
  return {
    canonical,
    alternates: languageAddresses
      ? [
          ...site.languages.map((one) => ({ lang: languages[one].lang, href: addressIn(one) })),
          { lang: 'x-default', href: addressIn(site.defaultLanguage) },
        ]
      : [],
    ...(ownPicture === undefined
      ? {
          picture: `${origin}${picturePath}?v=${revision}`,
          pictureSize,
        }
      : { picture: ownPicture, ...(readMediaAddress(picture)?.size === 'share' ? { pictureSize } : {}) }),
    structuredData: {
      '@context': 'https://schema.org',
      '@graph':
        name === undefined
          ? [
              { '@type': 'WebSite', name: site.title, url: home, inLanguage: lang },
              { '@type': 'Organization', name: site.title, url: home, ...(logo === undefined ? {} : { logo }) },
            ]
          : [
              {
                '@type': 'BreadcrumbList',
                itemListElement: [
                  { '@type': 'ListItem', position: 1, name: site.title, item: home },
                  { '@type': 'ListItem', position: 2, name, item: canonical },
                ],
              },
            ],
    },
  };
}

/** Content of a page's head, for the server that renders it and for the tool that previews search results and shared links. */
export function pageHead(request: HeadRequest): PageHead {
  const { site, language, path, name, description, origin } = request;
  const listed = isListed(pathnameOf(path), site);
  return {
    isListed: listed,
    title: name === undefined ? site.title : `${name} · ${site.title}`,
    description,
    siteName: site.title,
    locale: localeName(language),
    ...(listed && origin !== undefined ? { links: linksOf(request, origin) } : {}),
  };
}
