import type { RequestHandler } from 'express';
import { merchantOf } from '../playerCalls/merchantOf.ts';
import { sendRefusal } from '../playerCalls/sendAnswer.ts';
import { fetchPlatform } from './fetchPlatform.ts';
import { platformAddress } from './platformAddress.ts';
import { PICTURE_POLICY, pictureTypeOf, shownAnywhere } from '../http/headers/pictureHeaders.ts';

interface Deps {
  readonly platformUrl: string;
  readonly timeoutMs: number;
  readonly log: { error(fields: object, message: string): void };
}

/** Prefixes of our own pages and files, below which no platform has pictures. */
const OURS = /^\/(?:m|preview|sandbox|site|assets|wps|lgw)(?:\/|$)/;
const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/i;
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Pictures that a platform names by a path of the merchant's own host, which is ours in front of it (IMG-04). Nothing of the
 * visitor goes along, and nothing but pictures comes back. Ask it after every file of our own.
 */
export function relayPictures({ platformUrl, timeoutMs, log }: Deps): RequestHandler {
  return async (req, res, next) => {
    const { method, path } = req;
    const isRead = method === 'GET' || method === 'HEAD';
    // The path may have no extension, but browsers say that they expect a picture.
    const isPicture = PICTURE.test(path) || req.get('accept')?.startsWith('image/') === true;
    const address = platformAddress(platformUrl, req.url);
    if (!isRead || !isPicture || OURS.test(path) || address === undefined || merchantOf(req) === undefined) return next();
    try {
      const headers = { accept: req.get('accept') ?? 'image/*', 'x-forwarded-host': req.hostname };
      const { status, contentType, bytes } = await fetchPlatform(timeoutMs, { method: 'GET', address, headers });
      const type = pictureTypeOf(contentType);
      if (status !== 200 || type === undefined) return next();
      res.set({
        'Content-Type': type,
        'Cache-Control': AN_HOUR,
        ...shownAnywhere,
        // An SVG that is opened as a page must not run scripts.
        'Content-Security-Policy': PICTURE_POLICY,
        Vary: 'Accept',
      });
      res.send(bytes);
    } catch (error) {
      sendRefusal(res, error, log);
    }
  };
}
