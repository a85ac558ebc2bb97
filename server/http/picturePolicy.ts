/** For pictures that may be SVG. An SVG that is opened as a page may use inline styles, but run no script and fetch nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
