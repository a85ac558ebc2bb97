import { PAGE_PREFIX } from '#schemas/declare/names/earlyPaths.ts';
import { type ReactNode, createElement, useMemo } from 'react';
import { checkUrl } from '#schemas/base/urls/checkUrl.ts';
import { type HtmlNode, readHtml } from '#src/lib/html/readHtml.ts';
import { Link } from '#src/lib/Link.tsx';
import { useImages } from '../images.ts';
import { useSite } from '../siteContext.ts';
import styles from './RichText.module.css';

/** Headings of a text have lower levels than those of the page. */
const drawnAs: Readonly<Record<string, string>> = { h1: 'h4', h2: 'h4', h3: 'h4', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' };

function TextLink({ href = '', children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  if (checkUrl(href) !== 'ok' || href.startsWith('data:')) return children;
  if (href.startsWith(PAGE_PREFIX)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function TextImage({ src = '', alt = '' }: { readonly src: string | undefined; readonly alt: string | undefined }) {
  const images = useImages();
  return checkUrl(src) === 'ok' ? <img src={images.picture(src)} alt={alt} loading="lazy" decoding="async" /> : null;
}

function draw(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes } = node;
  const children = node.children.map(draw);
  if (tag === 'a') {
    return (
      <TextLink key={key} href={attributes['href']}>
        {children}
      </TextLink>
    );
  }
  if (tag === 'img') return <TextImage key={key} src={attributes['src']} alt={attributes['alt']} />;
  const columns = Number(attributes['colspan']);
  const props = Number.isInteger(columns) && columns > 1 && columns < 20 ? { key, colSpan: columns } : { key };
  return tag === 'br' || tag === 'hr' ? createElement(tag, { key }) : createElement(drawnAs[tag] ?? tag, props, ...children);
}

/**
 * HTML of the platform's editor, rendered as new elements: elements that are not on the merchant's list are left out, and nothing in it can run
 * (PROMO-12).
 */
export function RichText({ html }: { readonly html: string }) {
  const { richText } = useSite().site.behaviour.content;
  const nodes = useMemo(() => readHtml(html, richText), [html, richText]);
  return <div className={styles.root}>{nodes.map(draw)}</div>;
}
