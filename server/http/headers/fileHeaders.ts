import type { Headers } from './commonHeaders.ts';
import { shownAnywhere } from './pictureHeaders.ts';

/** What every file of a build says about itself. */
export const fileHeaders = (contentType: string, cacheControl: string): Headers => ({
  'content-type': contentType,
  'cache-control': cacheControl,
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
  ...(contentType.startsWith('image/') ? shownAnywhere : {}),
});
