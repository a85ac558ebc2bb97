import type { Headers } from './finishedBody.ts';

/** Pictures are shown elsewhere too: in the operator's tool, and on hosts of the merchant's own. */
export const shownAnywhere: Headers = { 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' };

/** For pictures that may be SVG. An SVG that is opened as a page may use inline styles, but run no script and fetch nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
