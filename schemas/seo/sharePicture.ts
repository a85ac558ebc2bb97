import type { Theme } from '../release/theme.schema.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './pageHead.ts';

const LOGO_WIDTH = 640;
const LOGO_HEIGHT = 240;

const centred = (whole: number, part: number): number => (whole - part) / 2;

/** The logo for the look that the site opens with; empty for none. */
export const shareLogo = ({ mode, logo, logoLight }: Theme): string => (mode === 'light' && logoLight !== '' ? logoLight : logo);

/**
 * The picture of shared links as SVG: the logo on the brand's colours. Without words, so that it fits every language and needs no typeface.
 *
 * @param logo The logo's bytes as a `data:` address; undefined draws none.
 */
export function sharePicture(theme: Theme, logo: string | undefined): string {
  const { background, brand, accent } = theme[theme.mode];
  const image =
    logo === undefined
      ? ''
      : `<image href="${logo}" x="${centred(SHARE_WIDTH, LOGO_WIDTH)}" y="${centred(SHARE_HEIGHT, LOGO_HEIGHT)}" width="${LOGO_WIDTH}" height="${LOGO_HEIGHT}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<defs>
<radialGradient id="low" cx="0" cy="1" r=".9"><stop stop-color="${brand}" stop-opacity=".55"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient>
<radialGradient id="high" cx="1" cy="0" r=".8"><stop stop-color="${accent}" stop-opacity=".4"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="100%" height="100%" fill="${background}"/>
<rect width="100%" height="100%" fill="url(#low)"/>
<rect width="100%" height="100%" fill="url(#high)"/>
${image}
<rect y="${SHARE_HEIGHT - 12}" width="100%" height="12" fill="${brand}"/>
</svg>`;
}
