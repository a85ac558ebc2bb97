import type { HeadLinks, PageHead } from '#schemas/edges/seo/pageHead.ts';
import { escapeHtml } from '../http/responses/escapeHtml.ts';

/** JSON that cannot end the script element it is in. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`;

const openGraph = (property: string, content: string): string => tag('meta', { property: `og:${property}`, content });

const linkTags = ({ canonical, alternates, picture, pictureSize, structuredData }: HeadLinks): string[] => [
  tag('link', { rel: 'canonical', href: canonical }),
  ...alternates.map(({ lang, href }) => tag('link', { rel: 'alternate', hreflang: lang, href })),
  openGraph('url', canonical),
  openGraph('image', picture),
  ...(pictureSize === undefined
    ? []
    : [openGraph('image:width', String(pictureSize.width)), openGraph('image:height', String(pictureSize.height))]),
  tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  `<script type="application/ld+json">${inlineJson(structuredData)}</script>`,
];

/** What a page says about itself, as elements of its head: title, description, Open Graph, addresses, JSON-LD. */
export function headTags({ isListed, title, description, siteName, locale, links }: PageHead): string {
  return [
    // In the document too, because a page that was saved or passed on has no headers.
    ...(isListed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    openGraph('type', 'website'),
    openGraph('site_name', siteName),
    openGraph('title', title),
    openGraph('description', description),
    openGraph('locale', locale),
    ...(links === undefined ? [] : linkTags(links)),
  ].join('\n');
}
