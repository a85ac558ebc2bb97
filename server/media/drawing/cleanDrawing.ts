import type { PictureChange } from '#schemas/edges/api/media.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { cleanDeclarations, cleanSheet, cleanValue } from './cleanStyles.ts';
import { type DrawingPart, textOf } from './DrawingPart.ts';

/** Shapes, text, gradients, masks and filters. Not `foreignObject`, scripts, links and animations, which can set what a page does. */
const ELEMENTS = new Set([
  'svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style',
  'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath', 'image',
  'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker',
  'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting',
  'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur',
  'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence',
]); // prettier-ignore

/** Elements whose text is drawn or read out. */
const WITH_TEXT = new Set(['title', 'desc', 'text', 'tspan', 'textPath']);

/** The notes on removed elements. Elements without a note draw nothing, such as the metadata of editors. */
const losses: Readonly<Record<string, PictureChange>> = {
  script: 'scripts',
  handler: 'scripts',
  foreignObject: 'pages',
  iframe: 'pages',
  animate: 'animation',
  animateMotion: 'animation',
  animateTransform: 'animation',
  animateColor: 'animation',
  set: 'animation',
  font: 'fonts',
  feImage: 'parts',
};

/** Of attributes that name something: a part of the drawing, or a photo within it. */
const INNER = /^(?:#[\p{L}\p{N}_.:-]+|data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+)$/u;

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

type Note = (loss: PictureChange) => undefined;

/** The cleaned value of an attribute; undefined for an attribute that is removed. */
function cleanAttribute(name: string, value: string, note: Note): string | undefined {
  if (name === 'href' || name === 'xlink:href') {
    if (INNER.test(value.trim())) return value.trim();
    return note('addresses');
  }
  if (/^on/i.test(name)) return note('scripts');
  if (name === 'style') return cleanDeclarations(value, note) || undefined;
  // Names and labels. Others are read as CSS, at least by some browsers.
  if (name === 'id' || name === 'class' || name.startsWith('aria-') || name.startsWith('data-'))
    return /[&(\\@<]/.test(value) ? undefined : value;
  if (/^(?:xml:space|xml:lang|[a-z][\w-]*)$/i.test(name) && name !== 'xmlns') return cleanValue(value, note);
  return undefined;
}

const isPart = (child: DrawingPart | string): child is DrawingPart => typeof child !== 'string';

function cleanPart(part: DrawingPart, note: Note): DrawingPart | undefined {
  // What stands in a link is drawn.
  const name = part.name === 'a' ? 'g' : part.name;
  if (!ELEMENTS.has(name)) {
    const loss = losses[name];
    return loss && note(loss);
  }
  const attributes = new Map<string, string>();
  for (const [each, value] of part.attributes) {
    if (part.name === 'a' && each.endsWith('href')) continue; // a link that is not followed in a picture
    const clean = cleanAttribute(each, value, note);
    if (clean !== undefined) attributes.set(each, clean);
  }
  if (name === 'style') return { name, attributes, children: [cleanSheet(textOf(part), note)] };
  const children = part.children.flatMap((child) => {
    if (isPart(child)) return cleanPart(child, note) ?? [];
    return WITH_TEXT.has(name) ? child : [];
  });
  return { name, attributes, children };
}

/** Not allowed in XML, even escaped. */
// oxlint-disable-next-line no-control-regex -- these characters are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};
const escapeText = (text: string): string => text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>]/g, (each) => escapes[each] ?? '');
const escapeValue = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('\r', '')
    .replaceAll(/[&<>"\n\t]/g, (each) => escapes[each] ?? '');

function write({ name, attributes, children }: DrawingPart): string {
  const written = [...attributes].map(([each, value]) => ` ${each}="${escapeValue(value)}"`).join('');
  const inner = children.map((child) => (isPart(child) ? write(child) : escapeText(child))).join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

const namesLinks = ({ attributes, children }: DrawingPart): boolean =>
  attributes.has('xlink:href') || children.some((child) => isPart(child) && namesLinks(child));

export interface CleanDrawing {
  /** An SVG document. */
  readonly text: string;
  readonly root: DrawingPart;
  /** What was left out. */
  readonly losses: readonly PictureChange[];
}

/**
 * A drawing of which only what draws is left, written anew, so that it runs and loads nothing wherever it is opened and however often a
 * reader decodes it.
 *
 * @throws HttpProblem `picture.drawing` for a document that is no SVG.
 */
export function cleanDrawing(document: DrawingPart): CleanDrawing {
  const found = new Set<PictureChange>();
  const note = (loss: PictureChange): undefined => void found.add(loss);
  const clean = document.name === 'svg' ? cleanPart(document, note) : undefined;
  if (clean === undefined) throw new HttpProblem('picture.drawing');
  const spaces: [string, string][] = [['xmlns', SVG]];
  if (namesLinks(clean)) spaces.push(['xmlns:xlink', XLINK]);
  const root = { ...clean, attributes: new Map([...spaces, ...clean.attributes]) };
  return { text: write(root), root, losses: [...found] };
}
