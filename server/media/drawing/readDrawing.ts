import { Parser } from 'htmlparser2';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { DrawingPart } from './DrawingPart.ts';
import { expandEntities } from './expandEntities.ts';

/** More than drawings of editors for print hold, before what draws nothing is left out. */
const MAX_PARTS = 20_000;
const MAX_DEPTH = 100;

const SVG = 'http://www.w3.org/2000/svg';

interface OpenPart extends DrawingPart {
  readonly children: (OpenPart | string)[];
}

/** UTF-8, unless a byte order mark or the XML declaration says otherwise. */
export function decodeDrawing(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, encoding = 'utf-8'] = /^<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head) ?? [];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // an unknown encoding
  }
}

/** What the elements of SVG begin with in this document: some programs write `<svg:path>`. */
function prefixOf(attributes: Readonly<Record<string, string>>): string {
  const [declaration] = Object.entries(attributes).find(([name, value]) => name.startsWith('xmlns:') && value === SVG) ?? [];
  return declaration === undefined ? '' : `${declaration.slice('xmlns:'.length)}:`;
}

/**
 * The elements of an SVG document, its root first.
 *
 * @throws HttpProblem `picture.parts` for more of them than are read, `picture.drawing` for a document that is damaged or no SVG.
 */
export function readDrawing(document: string): DrawingPart {
  const text = expandEntities(document);
  let root: OpenPart | undefined;
  let prefix = '';
  let parts = 0;
  let isDamaged = false;
  const open: OpenPart[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        parts += 1;
        if (parts > MAX_PARTS || open.length >= MAX_DEPTH) throw new HttpProblem('picture.parts');
        if (root === undefined) prefix = prefixOf(attributes);
        const part: OpenPart = {
          name: prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : name,
          attributes: new Map(Object.entries(attributes)),
          children: [],
        };
        open.at(-1)?.children.push(part);
        root ??= part;
        open.push(part);
      },
      ontext: (written) => void open.at(-1)?.children.push(written),
      onclosetag(_name, isImplied) {
        // The parser says this of `<path/>` as well.
        isDamaged ||= isImplied && text.slice(parser.endIndex - 1, parser.endIndex + 1) !== '/>';
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  if (root === undefined || isDamaged || open.length > 0) throw new HttpProblem('picture.drawing');
  parser.end();
  return root;
}
