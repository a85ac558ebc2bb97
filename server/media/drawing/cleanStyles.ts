import {
  type Block,
  type CssNode,
  type Declaration,
  type DeclarationList,
  List,
  type StyleSheet,
  generate,
  parse,
  walk,
} from 'css-tree';

/** What had to be left out of styles. */
export type StyleLoss = 'addresses' | 'animation' | 'fonts' | 'styles';
/** Notes that something was left out; gives nothing in its place. */
export type NoteLoss = (loss: StyleLoss) => undefined;

/** Functions that compute and load nothing. Others are removed, because browsers may add functions that load. */
const FUNCTIONS = new Set([
  'rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix', 'icc-color', 'device-cmyk',
  'var', 'calc', 'min', 'max', 'clamp',
  'matrix', 'matrix3d', 'translate', 'translatex', 'translatey', 'translatez', 'translate3d', 'scale', 'scalex', 'scaley', 'scalez',
  'scale3d', 'rotate', 'rotatex', 'rotatey', 'rotatez', 'rotate3d', 'skew', 'skewx', 'skewy', 'perspective',
  'blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity', 'saturate', 'sepia',
  'circle', 'ellipse', 'inset', 'polygon', 'path', 'rect', 'xywh',
  'linear-gradient', 'radial-gradient', 'conic-gradient', 'repeating-linear-gradient', 'repeating-radial-gradient',
  'cubic-bezier', 'steps',
]); // prettier-ignore

/** Functions that load: of these it is said that an address was left out. */
const LOADING = /^(?:-webkit-)?(?:url|src|image|image-set|cross-fade|element|attr)$/;

/** A part of the drawing itself. */
const INNER = /^#[\p{L}\p{N}_.:-]+$/u;
/** Text that a reader which decodes it once more would read as something else. */
const ENTITY = /&[#\w]/;

/** The note on text that cannot be parsed. */
const lossOf = (text: string): StyleLoss => (/url|src|image/i.test(text) ? 'addresses' : 'styles');

/** What in a value loads or cannot be understood; undefined for a quiet one. */
function lossIn(value: CssNode): StyleLoss | undefined {
  let loss: StyleLoss | undefined;
  walk(value, (node) => {
    if (node.type === 'Raw') loss ??= lossOf(node.value);
    // Once its quotes are decoded away, it is read as the rest of the value.
    if (node.type === 'String' && /[(@<>&"'\\]/.test(node.value)) loss ??= 'styles';
    if (node.type === 'Url' && !INNER.test(node.value)) loss = 'addresses';
    // A function's name that is escaped, or separated from its bracket, cannot be interpreted safely.
    if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase()))
      loss = LOADING.test(node.name.toLowerCase()) || node.name.includes('\\') ? 'addresses' : 'styles';
    if (node.type === 'Identifier' && /^(?:url|src|image|image-set)$/i.test(node.name)) loss = 'addresses';
  });
  return loss;
}

/** The value, written anew, where it loads nothing however often it is decoded. */
function quietText(value: CssNode): { readonly text: string } | { readonly loss: StyleLoss } {
  const loss = lossIn(value);
  if (loss !== undefined) return { loss };
  const text = generate(value);
  return ENTITY.test(text) || /[<@]/.test(text) ? { loss: 'styles' } : { text };
}

const parsing = { parseCustomProperty: true, onParseError: () => undefined } as const;

/** Undefined for text that is not a value at all. */
function parseValue(text: string): CssNode | undefined {
  try {
    return parse(text, { context: 'value', ...parsing });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The value of an attribute that may be read as CSS, such as `fill`; undefined where it loads something or cannot be understood. */
export function cleanValue(value: string, note: NoteLoss): string | undefined {
  if (!/[(\\@<&]/.test(value)) return value; // names, numbers and colours
  const parsed = parseValue(value);
  const clean = parsed === undefined ? { loss: lossOf(value) } : quietText(parsed);
  if ('text' in clean) return clean.text;
  return note(clean.loss);
}

function isQuiet(declaration: Declaration, note: NoteLoss): boolean {
  const { property, value } = declaration;
  const clean = /^[\w-]+$/.test(property) ? quietText(value) : { loss: 'styles' as const };
  if ('text' in clean) return true;
  note(clean.loss);
  return false;
}

/** Keeps the quiet declarations of a list. */
function keepQuiet(list: Block | DeclarationList, note: NoteLoss): void {
  list.children = list.children.filter((child) => {
    if (child.type === 'Declaration') return isQuiet(child, note);
    if (child.type !== 'Comment') note('styles');
    return false;
  });
}

/** The attribute `style`. */
export function cleanDeclarations(text: string, note: NoteLoss): string {
  const list = parse(text, { context: 'declarationList', ...parsing });
  if (list.type !== 'DeclarationList') return '';
  keepQuiet(list, note);
  return generate(list);
}

const atRuleLoss: Readonly<Record<string, StyleLoss | undefined>> = {
  import: 'addresses',
  'font-face': 'fonts',
  keyframes: 'animation',
  '-webkit-keyframes': 'animation',
  // These change nothing that is drawn.
  charset: undefined,
  namespace: undefined,
};

/** A rule, or `@media` with its rules, without declarations that load or cannot be parsed; undefined for other at-rules. */
function cleanRule(node: CssNode, note: NoteLoss): CssNode | undefined {
  if (node.type === 'Rule') {
    const { prelude } = node;
    if (prelude.type !== 'SelectorList' || lossIn(prelude) !== undefined || /[<@&]/.test(generate(prelude)))
      return note('styles');
    keepQuiet(node.block, note);
    return node;
  }
  if (node.type === 'Atrule') {
    const name = node.name.toLowerCase();
    if (name !== 'media' || node.block === null || node.prelude?.type !== 'AtrulePrelude') {
      const loss = name in atRuleLoss ? atRuleLoss[name] : 'styles';
      return loss && note(loss);
    }
    if (lossIn(node.prelude) !== undefined || /[<@&]/.test(generate(node.prelude))) return note('styles');
    node.block.children = cleanRules(node.block.children, note);
    return node;
  }
  if (node.type !== 'Comment' && node.type !== 'CDO' && node.type !== 'CDC') note('styles');
  return undefined;
}

function cleanRules(rules: List<CssNode>, note: NoteLoss): List<CssNode> {
  return new List<CssNode>().fromArray(rules.toArray().flatMap((rule) => cleanRule(rule, note) ?? []));
}

/** A style sheet whose rules load nothing: selectors with their escapes and `@media` stay. */
export function cleanSheet(text: string, note: NoteLoss): string {
  const sheet: CssNode = parse(text, parsing);
  if (sheet.type !== 'StyleSheet') return '';
  const clean: StyleSheet = { ...sheet, children: cleanRules(sheet.children, note) };
  return generate(clean);
}
