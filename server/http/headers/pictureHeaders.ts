import type { Headers } from './commonHeaders.ts';

/** Pictures are shown elsewhere too: in the operator's tool, and on hosts of the merchant's own. */
export const shownAnywhere: Headers = { 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' };

/** For pictures that may be SVG. An SVG that is opened as a page may use inline styles, but run no script and fetch nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox";

/** Types of pictures that browsers show. Anything else that a platform calls a picture may be shown as a page. */
const PICTURE_TYPE = /^\s*(image\/(?:avif|webp|png|jpeg|gif|svg\+xml|bmp|x-icon|vnd\.microsoft\.icon))\s*(?:;[^,]*)?$/i;

/** The type of a picture, without parameters; undefined for other content types, and for a header with more than one. */
export const pictureTypeOf = (contentType: string): string | undefined => PICTURE_TYPE.exec(contentType)?.[1]?.toLowerCase();
