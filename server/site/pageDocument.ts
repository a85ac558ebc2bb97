import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import { addressInSize } from '#schemas/base/media/mediaAddress.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { escapeHtml } from '../http/responses/escapeHtml.ts';
import type { InlinedBoot, RenderedPage } from '#schemas/edges/page/page.ts';
import type { PageHead } from '#schemas/edges/seo/pageHead.ts';
import { headTags, inlineJson } from './headTags.ts';
import type { PageFiles } from './PlayerServer.ts';

export interface DocumentParts {
  readonly page: RenderedPage;
  readonly boot: InlinedBoot;
  readonly site: Site;
  readonly language: Language;
  readonly theme: ThemeMode;
  /** The styles that the first screen is drawn with, inline before it. */
  readonly firstStyles: string;
  readonly bootScript: string;
  readonly files: PageFiles;
  readonly head: PageHead;
}

const preload = (image: string | undefined): string =>
  image === undefined ? '' : `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(image)}">`;

/** All styles. They hold those of the first screen again, so that the order of rules stays theirs. */
const sheetLink = (sheet: string | undefined): string =>
  sheet === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(sheet)}">`;

/**
 * The whole HTML of a player page. Nothing in it depends on the moment or the visitor, so equal input gives equal bytes.
 * The first screen of a phone comes first, with its critical CSS; only the content after the link waits for the other styles. The script comes after the first picture: the page
 * works without it.
 */
export function pageDocument({ page, boot, site, language, theme, firstStyles, bootScript, files, head }: DocumentParts): string {
  const { lang, dir } = languages[language];
  const first = page.body.slice(0, page.firstScreenEnd);
  const rest = page.body.slice(page.firstScreenEnd);
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${preload(page.preloadImage)}<style>${firstStyles}</style>
${headTags(head)}
<link rel="icon" href="${escapeHtml(site.favIcon)}">
<link rel="manifest" href="/site/app.webmanifest">
${site.appIcon === '' ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(addressInSize(site.appIcon, 'appleIcon'))}">\n`}<meta name="theme-color" content="${site.theme[theme].background}">
</head>
<body>
<div id="root">${first}${sheetLink(files.sheet)}${rest}</div>
<script type="application/json" id="boot">${inlineJson(boot)}</script>
<script type="module" async fetchpriority="low" src="${escapeHtml(bootScript)}" data-chunks="${escapeHtml(files.chunks.join(','))}"></script>
</body>
</html>
`;
}
