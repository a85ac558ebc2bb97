import type { Site } from '#schemas/release/resolve/site.ts';
import tokens from '#src/ui/tokens.css?inline';
import { themeCss } from '#src/site/themeCss.ts';

/** The styles of a brand, limited to elements with its `data-brand`, so that one page can show several brands. */
export const brandSheet = (brand: string, site: Site): string =>
  (tokens + themeCss(site))
    .replaceAll(':root', `[data-brand=${brand}]`)
    .replaceAll('"Heading ', `"${brand} `) // faces of one name would replace each other
    .replaceAll('font-display:optional', 'font-display:swap'); // the page is looked at once: a face that comes late is to be seen, too
