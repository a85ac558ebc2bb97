import { STARTED_BY_MANIFEST, START_QUERY, paths } from '#schemas/declare/pages/addresses.ts';
import type { RequestHandler } from 'express';
import { addressInSize } from '#schemas/base/media/mediaAddress.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { liveMerchantOf } from '../releases/live/requestMerchant.ts';

/** Home screens cut longer names. */
const SHORT_NAME = 12;

/** What a phone needs to put the site on its home screen, from the live release. */
export function webManifest({ title, theme, defaultLanguage, appIcon, favIcon }: Site) {
  const { lang, dir } = languages[defaultLanguage];
  const { background } = theme[theme.mode];
  const icons = [
    ...(appIcon === ''
      ? []
      : [
          { src: appIcon, sizes: '512x512', purpose: 'any' },
          { src: addressInSize(appIcon, 'maskableIcon'), sizes: '512x512', purpose: 'maskable' },
        ]),
    ...(favIcon === '' ? [] : [{ src: favIcon, sizes: 'any', purpose: 'any' }]),
  ];
  return {
    // Stays when the start address changes: the phone knows the app by it.
    id: paths.home,
    name: title,
    ...(title.length <= SHORT_NAME ? { short_name: title } : {}),
    lang,
    dir,
    start_url: `${paths.home}?${START_QUERY}=${STARTED_BY_MANIFEST}`,
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons,
  };
}

/** `GET /site/app.webmanifest` on a merchant's host. */
export const answerWebManifest: RequestHandler = (req, res, next) => {
  const live = liveMerchantOf(req);
  if (live === undefined) return next();
  res.set('cache-control', 'public, max-age=0, s-maxage=60').type('application/manifest+json').send(webManifest(live.site));
};
