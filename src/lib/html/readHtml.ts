import { decodeEntities } from './decodeEntities.ts';

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
}

/** Removed with their content, which is not text for readers. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'select',
  'textarea',
  'title',
]);
const EMPTY = new Set(['br', 'hr', 'img']);
const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table']);
/** Attributes that are kept; the component that draws the tree checks the addresses. */
const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  td: ['colspan'],
  th: ['colspan'],
};
const MAX_DEPTH = 24;

/** Elements that an opening tag closes implicitly, as in browsers, so that the result matches the HTML. */
const endedBy = (tag: string): readonly string[] => {
  if (tag === 'li') return ['li', 'p'];
  if (tag === 'a') return ['a'];
  return BLOCKS.has(tag) ? ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] : [];
};

function attributesOf(tag: string, text: string): Record<string, string> {
  const found = [...text.matchAll(/([a-z-]{1,20})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(
    ([, name = '', double, single, bare]) => [name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? '')] as const,
  );
  return Object.fromEntries(found.filter(([name]) => ALLOWED_ATTRIBUTES[tag]?.includes(name)));
}

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

/** Rows and cells only: a browser would put anything else in front of the table. */
function tidyTable(table: HtmlElement): HtmlElement {
  const rowsIn = (nodes: readonly HtmlNode[]): HtmlElement[] =>
    nodes.filter(isElement).flatMap((node) => (node.tag === 'tr' ? [node] : rowsIn(node.children)));
  const rows = rowsIn(table.children).map((row) => ({
    ...row,
    children: row.children.filter((cell) => isElement(cell) && (cell.tag === 'td' || cell.tag === 'th')),
  }));
  return { tag: 'table', attributes: {}, children: [{ tag: 'tbody', attributes: {}, children: rows }] };
}

/**
 * Parses the HTML of a platform's editor into a tree of allowed nodes. It is never inserted as HTML: the component creates new elements from it,
 * so that nothing in it can run. Our own parser, because sanitizers return HTML and parsers weigh 30 kB.
 *
 * @param allowed Elements that stay. Of others the text stays; scripts and the like are removed.
 */
export function readHtml(html: string, allowed: readonly string[]): readonly HtmlNode[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  const top = () => open.at(-1) ?? root;
  const close = (tag: string) => {
    const at = open.findLastIndex((element) => element.tag === tag);
    if (at > 0) open.length = at;
  };

  function begin(tag: string, attributes: Record<string, string>) {
    for (const ended of endedBy(tag)) {
      const from = tag === 'li' ? open.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol') : 0;
      const at = open.findLastIndex((element) => element.tag === ended);
      if (at > Math.max(from, 0)) open.length = at;
    }
    if (!allowed.includes(tag) || open.length > MAX_DEPTH) return;
    const element: OpenElement = { tag, attributes, children: [] };
    top().children.push(element);
    if (!EMPTY.has(tag)) open.push(element);
  }

  let at = 0;
  const takeText = (until: number) => {
    if (until > at) top().children.push(decodeEntities(html.slice(at, until)));
  };
  const lower = html.toLowerCase();
  while (at < html.length) {
    const start = html.indexOf('<', at);
    const end = start === -1 ? -1 : html.startsWith('<!--', start) ? html.indexOf('-->', start) + 2 : html.indexOf('>', start);
    if (start === -1 || end < start) {
      takeText(html.length);
      break;
    }
    takeText(start);
    at = end + 1;
    const [, slash, name = '', rest = ''] = /^<(\/?)([a-z][a-z0-9]*)([\s\S]*)>$/i.exec(html.slice(start, at)) ?? [];
    const tag = name.toLowerCase();
    if (SILENT.has(tag)) {
      const closing = slash ? -1 : lower.indexOf(`</${tag}`, at);
      const after = closing === -1 ? -1 : html.indexOf('>', closing);
      if (!slash) at = after === -1 ? html.length : after + 1;
    } else if (slash) close(tag);
    else if (tag !== '') begin(tag, attributesOf(tag, rest));
  }
  const tidy = (node: HtmlNode): HtmlNode => {
    if (!isElement(node)) return node;
    const inside = { ...node, children: node.children.map(tidy) };
    return node.tag === 'table' ? tidyTable(inside) : inside;
  };
  return root.children.map(tidy);
}
