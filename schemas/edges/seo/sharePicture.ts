import type { Theme } from '../../declare/release/theme.schema.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './pageHead.ts';
import { type IconedPage, pageIconOf } from './pageIconNames.ts';
import icons from './pageIcons.json' with { type: 'json' };

/** Where the logo lies, in pixels: in the middle, or above the icon of a page. */
const LOGO_ALONE = { width: 640, height: 240, top: 195 };
const LOGO_ABOVE = { width: 480, height: 150, top: 90 };

/** The field of a page's icon, in pixels, and how far the icon stays from its edges. */
const FIELD = { size: 240, top: 290, radius: 64, inset: 54 };
/** Size of the icons' coordinate system. */
const ICON_UNITS = 24;

const centred = (part: number): number => (SHARE_WIDTH - part) / 2;

/** The logo for the site's default mode; empty for none. */
export const shareLogo = ({ mode, logo, logoLight }: Theme): string => (mode === 'light' && logoLight !== '' ? logoLight : logo);

function drawIcon(page: IconedPage, { brand, onBrand }: Theme['dark']): string {
  const { size, top, radius, inset } = FIELD;
  const scale = (size - 2 * inset) / ICON_UNITS;
  return `<rect x="${centred(size)}" y="${top}" width="${size}" height="${size}" rx="${radius}" fill="${brand}"/>
<g transform="translate(${centred(size) + inset} ${top + inset}) scale(${scale})" fill="none" stroke="${onBrand}" color="${onBrand}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${icons[pageIconOf(page)]}</g>`;
}

/**
 * The picture for shared links as SVG: the logo on the brand's colours, and the page's icon. Without text, so that it fits every language and
 * needs no typeface.
 *
 * @param logo The logo's bytes as a `data:` address; undefined for none.
 * @param page The linked page; undefined for home and others without an icon.
 */
export function sharePicture(theme: Theme, logo: string | undefined, page: IconedPage | undefined): string {
  const palette = theme[theme.mode];
  const { background, brand, accent } = palette;
  const at = page === undefined ? LOGO_ALONE : LOGO_ABOVE;
  const image =
    logo === undefined
      ? ''
      : `<image href="${logo}" x="${centred(at.width)}" y="${at.top}" width="${at.width}" height="${at.height}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<defs>
<radialGradient id="low" cx="0" cy="1" r=".9"><stop stop-color="${brand}" stop-opacity=".55"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient>
<radialGradient id="high" cx="1" cy="0" r=".8"><stop stop-color="${accent}" stop-opacity=".4"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="100%" height="100%" fill="${background}"/>
<rect width="100%" height="100%" fill="url(#low)"/>
<rect width="100%" height="100%" fill="url(#high)"/>
${image}
${page === undefined ? '' : drawIcon(page, palette)}
<rect y="${SHARE_HEIGHT - 12}" width="100%" height="12" fill="${brand}"/>
</svg>`;
}
