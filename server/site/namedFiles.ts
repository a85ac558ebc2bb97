import { Parser } from 'htmlparser2';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';

/** What the HTML of a page consists of, and the addresses of the files that it brings. */
export interface NamedFiles {
  /** Elements, without those for browsers without scripts. */
  readonly elements: number;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Pictures that are loaded at once, and pictures that are loaded when they come near the screen. */
  readonly pictures: readonly string[];
  /** The release, where it is a file of its own. */
  readonly release: string | undefined;
}

const CSS_URL = /url\(\s*(["']?)(.*?)\1\s*\)/g;
/** Typefaces are optional: a typeface that is not loaded in time is used from the next page on. */
const TYPEFACE = /\.woff2$/;

const pictureIn = (css: string): string[] =>
  [...css.matchAll(CSS_URL)].flatMap(([, , address = '']) => (TYPEFACE.test(address) ? [] : [address]));

/** An inline picture is part of the document. */
const isFile = (address: string | undefined): address is string =>
  address !== undefined && address !== '' && !address.startsWith('data:');

const listOf = (words: string | undefined): string[] => (words ?? '').split(',');

/** Where the state that a page starts with says that its release is. */
function releaseIn(boot: string): string | undefined {
  const read = readJson(boot);
  const release = read.ok && isObject(read.value) ? read.value['release'] : undefined;
  return typeof release === 'string' ? release : undefined;
}

/** Reads a page as `pageDocument` writes it. Each file is listed once. */
export function namedFiles(html: string): NamedFiles {
  const scripts: string[] = [];
  const styles: string[] = [];
  const pictures: string[] = [];
  let elements = 0;
  let inside: 'style' | 'boot' | undefined;
  let boot = '';
  let withoutScript = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'noscript') withoutScript += 1;
      else if (withoutScript > 0) return;
      elements += 1;
      inside = name === 'style' ? 'style' : attributes['id'] === 'boot' ? 'boot' : undefined;
      if (name === 'script') scripts.push(attributes['src'] ?? '', ...listOf(attributes['data-chunks']));
      if (name === 'link' && attributes['rel'] === 'stylesheet') styles.push(attributes['href'] ?? '');
      if (name === 'img') pictures.push(attributes['data-src'] ?? attributes['src'] ?? '');
      pictures.push(...pictureIn(attributes['style'] ?? ''));
    },
    ontext(text) {
      if (inside === 'style') pictures.push(...pictureIn(text));
      if (inside === 'boot') boot += text;
    },
    onclosetag(name) {
      inside = undefined;
      if (name === 'noscript') withoutScript -= 1;
    },
  });
  parser.end(html);
  const files = (addresses: readonly string[]) => [...new Set(addresses.filter(isFile))];
  return { elements, scripts: files(scripts), styles: files(styles), pictures: files(pictures), release: releaseIn(boot) };
}
