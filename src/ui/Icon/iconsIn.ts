import sheet from './icons.svg?raw';

const frame = /^<svg[^>]*>/.exec(sheet)?.[0] ?? '';
const drawings = new Map([...sheet.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [id, symbol]));

/** The part of the icon sheet that some HTML draws with, to stand in the same document: no request, nothing drawn twice. */
export function iconsIn(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, id = '']) => drawings.get(id) ?? ''));
  return `${frame}${[...used].join('')}</svg>`;
}
