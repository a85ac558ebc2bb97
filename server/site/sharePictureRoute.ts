import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { type IconedPage, hasIcon } from '#schemas/edges/seo/pageIconNames.ts';
import { shareLogo, sharePicture } from '#schemas/edges/seo/sharePicture.ts';
import type { BrandFile } from '../http/files/createBrandFiles.ts';
import { AN_HOUR, A_YEAR } from '../http/headers/cacheTimes.ts';
import { type ResponseBody, plainBody, sendBody } from '../http/responses/compressedBody.ts';
import { shownAnywhere } from '../http/headers/pictureHeaders.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import { liveMerchantOf } from '../releases/live/requestMerchant.ts';

const MAX_PICTURES = 500;

interface Deps {
  /** A picture that this server keeps, by its address. */
  readonly readPicture: (address: string) => Promise<BrandFile | undefined>;
  /** Draws an SVG of a merchant as a PNG, in turn with others. */
  readonly drawPicture: (merchantCode: string, svg: string) => Promise<Uint8Array>;
}

/**
 * `GET /share-picture.png` and, for a page, `/share-picture/:page.png` on a merchant's host: what apps show of a link to it
 * (schemas/edges/seo/sharePicture.ts). Drawn once for each release.
 */
export function sharePictureRoute({ readPicture, drawPicture }: Deps): RequestHandler {
  const drawn = new LRUCache<string, Promise<ResponseBody>>({ max: MAX_PICTURES });

  async function draw({ merchantCode, site: { theme } }: LiveRelease, page: IconedPage | undefined): Promise<ResponseBody> {
    const file = await readPicture(shareLogo(theme));
    const logo = file && `data:${file.type};base64,${file.bytes.toString('base64')}`;
    return plainBody(Buffer.from(await drawPicture(merchantCode, sharePicture(theme, logo, page))));
  }

  return async (req, res, next) => {
    const live = liveMerchantOf(req);
    const { page } = req.params;
    if (live === undefined || (page !== undefined && (typeof page !== 'string' || !hasIcon(page)))) return next();
    const key = `${live.merchantCode} ${live.revision} ${page}`;
    const picture = drawn.get(key) ?? draw(live, page);
    drawn.set(key, picture);
    try {
      sendBody(req, res, 200, await picture, {
        'content-type': 'image/png',
        'cache-control': req.query['v'] === String(live.revision) ? A_YEAR : AN_HOUR,
        ...shownAnywhere,
      });
    } catch (error) {
      drawn.delete(key);
      throw error;
    }
  };
}
