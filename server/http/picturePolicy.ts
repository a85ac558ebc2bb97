/** For pictures that may be SVG: opened as a page of its own, one may use its inline styles, but run and fetch nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
