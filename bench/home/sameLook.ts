/**
 * The second limit: the very page that the server draws, its look included, as plain HTML and CSS. What is left to the
 * first limit is the design's price, what is left to this one is the runtime's: script, data and pictures on demand.
 *
 * @param page The rendered page.
 */
export function sameLook(page: string): string {
  return page
    .replaceAll(/<script\b.*?<\/script>\n?/gs, '')
    .replaceAll(/<link rel="stylesheet"[^>]*disabled>/g, '')
    .replaceAll(/<img [^>]*data-src=[^>]*><noscript><img (.*?)<\/noscript>/gs, '<img loading="lazy" $1');
}
