import type { DrawingPart } from './DrawingPart.ts';
import { textOf } from './DrawingPart.ts';

/** What it takes to draw something once. */
export interface DrawingCost {
  /** Elements of the document. */
  readonly own: number;
  /** Elements that are drawn; repeated elements count each time. */
  readonly parts: number;
  /** How often all pixels of the picture are gone through: for a layer, a mask, a filter. */
  readonly passes: number;
}

type Drawn = Omit<DrawingCost, 'own'>;

const REFERENCE = /url\(["']?#([^"')]+)["']?\)/g;
const LAYERED = /(?:^|;)(?:opacity|mix-blend-mode|isolation)\b/;

const isPart = (child: DrawingPart | string): child is DrawingPart => typeof child !== 'string';
const numbersOf = (text: string | undefined): number[] =>
  (text ?? '')
    .split(/[\s,]+/)
    .map(Number)
    .filter(Number.isFinite);

/** Passes of a part of a filter, as measured with librsvg; of others two. */
const filterPasses: Readonly<Record<string, (part: DrawingPart) => number>> = {
  feTurbulence: ({ attributes }) => 3 * Math.min(10, Math.max(1, Number(attributes.get('numOctaves')) || 1)),
  feGaussianBlur: () => 4,
  feDropShadow: () => 6,
  // For each pixel it looks at all within the radius.
  feMorphology: ({ attributes }) => 10 + 8 * Math.min(50, Math.max(0, ...numbersOf(attributes.get('radius')))),
  feConvolveMatrix: ({ attributes }) => {
    const [columns = 3, rows = columns] = numbersOf(attributes.get('order'));
    return 2 + (columns * rows) / 2;
  },
};

/** What each class of the style sheets refers to. A regular expression is enough: the sheets were written by `cleanSheet`. */
function stylesByClass(sheets: readonly string[]): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const [, selectors = '', declarations = ''] of sheets.join('\n').matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)/g)) styles.set(name, `${styles.get(name) ?? ''};${declarations}`);
  }
  return styles;
}

/** Judges by its text what a drawing takes to draw, before anything draws it. */
export function drawingCost(root: DrawingPart): DrawingCost {
  const byId = new Map<string, DrawingPart>();
  const sheets: string[] = [];
  let count = 0;
  (function collect(part: DrawingPart): void {
    count += 1;
    const id = part.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, part);
    if (part.name === 'style') sheets.push(textOf(part));
    part.children.filter(isPart).forEach(collect);
  })(root);
  const styles = stylesByClass(sheets);
  const costs = new Map<DrawingPart, Drawn>();
  const begun = new Set<DrawingPart>();

  /** Of an element with all within it and all that it refers to. Browsers do not draw an element that refers to itself. */
  function costOf(part: DrawingPart): Drawn {
    const found = costs.get(part);
    if (found !== undefined) return found;
    if (begun.has(part)) return { parts: 0, passes: 0 };
    begun.add(part);
    const { attributes, name } = part;
    const style = [
      attributes.get('style') ?? '',
      ...(attributes.get('class') ?? '').split(/\s+/).map((each) => styles.get(each) ?? ''),
    ].join(';');
    const named = [...attributes.values(), style].flatMap((text) => [...text.matchAll(REFERENCE)].map(([, id = '']) => id));
    const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
    const targets = [...named, ...(href.startsWith('#') ? [href.slice(1)] : [])].flatMap((id) => byId.get(id) ?? []);
    const isLayer = attributes.has('opacity') || LAYERED.test(style);
    const own = {
      parts: 1,
      passes:
        (isLayer ? 1 : 0) +
        (name === 'mask' ? 3 : name === 'filter' ? 2 : name.startsWith('fe') ? (filterPasses[name]?.(part) ?? 2) : 0),
    };
    const sum = [...part.children.filter(isPart), ...targets]
      .map(costOf)
      .reduce((total, each) => ({ parts: total.parts + each.parts, passes: total.passes + each.passes }), own);
    begun.delete(part);
    costs.set(part, sum);
    return sum;
  }

  // What only is referred to counts once too often, where it stands: that is little.
  return { own: count, ...costOf(root) };
}
