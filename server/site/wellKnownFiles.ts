import { type Request, type RequestHandler, Router } from 'express';
import { checkUrl } from '#schemas/base/urls/checkUrl.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { languageBase } from '#schemas/edges/seo/languageAddress.ts';
import { pages } from '#schemas/declare/pages/pages.ts';
import { listedPages } from '#schemas/edges/seo/listedPages.ts';
import { escapeHtml } from '../http/responses/escapeHtml.ts';
import type { SiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import { liveMerchantOf } from '../releases/live/requestMerchant.ts';

const CACHE = 'public, max-age=0, s-maxage=60';

/** Addresses that hold no pages for search engines: the platform's calls, the operator's tool, streams and files of a release. */
const NO_PAGES = ['/wps/', '/lgw/', '/preview', '/sandbox/', '/site/'];

const robots = (origin: string): string =>
  ['User-agent: *', ...NO_PAGES.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** The address of a page in each language, or its only one. */
function urlsOf(origin: string, path: string, site: Site): string[] {
  if (!site.behaviour.seo.languageAddresses) return [`<url><loc>${escapeHtml(origin + path)}</loc></url>`];
  const versions = site.languages.map((language) => ({
    lang: languages[language].lang,
    href: escapeHtml(origin + languageBase(language) + path),
  }));
  const links = versions.map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`).join('');
  return versions.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`);
}

const sitemap = (origin: string, site: Site): string => {
  const urls = listedPages(site).flatMap((name) => urlsOf(origin, pages[name].path, site));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
};

/** `/favicon.ico`, `/robots.txt` and `/sitemap.xml` of a merchant's host, which browsers and search engines ask for unasked. */
export function wellKnownFiles(originOf: SiteOrigin): Router {
  const originAt = (live: LiveRelease, { protocol, headers }: Request) => originOf(live) ?? `${protocol}://${headers.host}`;
  /** Answers on the hosts of merchants that are live; others have no such file. */
  const ofMerchant =
    (answer: (live: LiveRelease, ...request: Parameters<RequestHandler>) => void): RequestHandler =>
    (req, res, next) => {
      const live = liveMerchantOf(req);
      if (live === undefined) return next();
      res.set('cache-control', CACHE);
      answer(live, req, res, next);
    };
  return Router()
    .get(
      '/favicon.ico',
      ofMerchant(({ site: { favIcon } }, _req, res) =>
        res.redirect(302, checkUrl(favIcon) === 'ok' && !favIcon.startsWith('data:') ? favIcon : '/favicon.svg'),
      ),
    )
    .get(
      '/robots.txt',
      ofMerchant((live, req, res) => res.type('text').send(robots(originAt(live, req)))),
    )
    .get(
      '/sitemap.xml',
      ofMerchant((live, req, res) => res.type('xml').send(sitemap(originAt(live, req), live.site))),
    );
}
