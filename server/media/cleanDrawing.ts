import sanitize from 'sanitize-html';

/** Shapes, text, gradients, masks and filters. Not `foreignObject`, scripts, links and animations, which can set what a page does. */
const ELEMENTS = [
  'svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style',
  'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath', 'image',
  'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker',
  'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDropShadow', 'feFlood', 'feFuncA',
  'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'feTile', 'feTurbulence',
]; // prettier-ignore

const MAX_ELEMENTS = 5_000;

/** Of attributes that name something: a part of the drawing, or a photo within it. */
const INNER = /^(?:#[\w.:-]+|data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+)$/;

/** Styles that load nothing and hide nothing: no `@import`, no escapes, and `url()` of a part of the drawing only. */
const isQuiet = (style: string): boolean =>
  !/@|\\|expression|javascript:|<|-moz-binding/i.test(style) && !/url\(\s*["']?(?!#)/i.test(style);

function ownAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      if (/^(?:xlink:)?href$/.test(name)) return INNER.test(value.trim());
      return /^(?:xmlns(?::xlink)?|xml:space|[a-z][\w-]*)$/i.test(name) && !/^on/i.test(name) && isQuiet(value);
    }),
  );
}

/**
 * A drawing of which only what draws is left, so that it runs and loads nothing wherever it is opened. Undefined for text that is no SVG, or
 * has more parts than a drawing for a phone needs.
 */
export function cleanDrawing(text: string): string | undefined {
  let elements = 0;
  const clean = sanitize(text, {
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    allowVulnerableTags: true, // `style`, whose text is checked below
    allowedSchemesAppliedToAttributes: [], // checked by `ownAttributes`, more closely
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    nonTextTags: ['script', 'foreignObject', 'metadata', 'iframe', 'noscript'],
    transformTags: {
      '*': (tagName, attributes) => {
        elements += 1;
        return { tagName, attribs: ownAttributes(attributes) };
      },
    },
    exclusiveFilter: ({ tag, text: inner }) => tag === 'style' && !isQuiet(inner),
  }).trim();
  return elements <= MAX_ELEMENTS && /^<svg[\s>]/.test(clean) ? clean : undefined;
}
