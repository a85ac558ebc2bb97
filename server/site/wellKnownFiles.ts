import { type RequestHandler, Router } from 'express';
import { checkUrl } from '#schemas/checkUrl.ts';
import { guardOf } from '#schemas/guardOf.ts';
import { type Page, pageNames, pages } from '#schemas/pages.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';

const CACHE = 'public, max-age=0, s-maxage=60';

/** Addresses that hold no pages for search engines: the platform's calls, the operator's tool, streams and files of a release. */
const NO_PAGES = ['/wps/', '/lgw/', '/preview', '/sandbox/', '/site/'];

/** Pages that everybody may open and that the merchant's layout fills, home first. Forms are left out: they are over home. */
function publicPaths({ layout, behaviour }: Site): string[] {
  return pageNames.flatMap((name) => {
    const { path, shows, region }: Page = pages[name];
    const isFilled = shows === 'home' || (shows === 'screen' && region !== undefined && layout[region].length > 0);
    return isFilled && guardOf(path, behaviour.gates) === undefined ? [path] : [];
  });
}

const robots = (origin: string): string =>
  ['User-agent: *', ...NO_PAGES.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

const sitemap = (origin: string, site: Site): string => {
  const urls = publicPaths(site).map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
};

/** `/favicon.ico`, `/robots.txt` and `/sitemap.xml` of a merchant's host, which browsers and search engines ask for unasked. */
export function wellKnownFiles(merchantOf: (host: string | undefined) => LiveRelease | undefined): Router {
  /** Answers on the hosts of merchants that are live; others have no such file. */
  const ofMerchant =
    (answer: (live: LiveRelease, ...request: Parameters<RequestHandler>) => void): RequestHandler =>
    (req, res, next) => {
      const live = merchantOf(req.headers.host);
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
      ofMerchant((_live, req, res) => res.type('text').send(robots(`${req.protocol}://${req.headers.host}`))),
    )
    .get(
      '/sitemap.xml',
      ofMerchant(({ site }, req, res) => res.type('xml').send(sitemap(`${req.protocol}://${req.headers.host}`, site))),
    );
}
