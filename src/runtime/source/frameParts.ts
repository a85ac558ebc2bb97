import type { FrameMarks, FramePart } from '#schemas/edges/preview/frameParts.schema.ts';

/** A page has some thousand elements; beyond this many it is not searched for colours. */
const MOST_ELEMENTS = 6000;
const LONGEST_TEXT = 600;

/** `rgb(1, 2, 3)` as `#010203`; nothing for a colour that lets something through. */
function hexOf(colour: string): string | undefined {
  const [red, green, blue, alpha = '1'] = colour.match(/[\d.]+/g) ?? [];
  if (!colour.startsWith('rgb') || red === undefined || green === undefined || blue === undefined || Number(alpha) < 1)
    return undefined;
  return `#${[red, green, blue].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

const clip = (text: string) => text.trim().slice(0, LONGEST_TEXT);

/** Text of the element itself, without that of its descendants. */
const ownText = (element: Element): string =>
  clip([...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')).join(''));

/** Text of an element, or of the control that contains it: a heading may have its text next to an icon. */
const textAt = (element: Element): string =>
  ownText(element) || clip(element.closest('a, button, h1, h2, h3, label')?.textContent ?? '');

/** Content for screen readers only is one pixel large. */
const isVisible = (element: Element) => [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);

/** The visible colours of an element: background, text if it has any, border if it has one. */
function coloursOf(element: Element): string[] {
  const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
  const shown = [
    backgroundColor,
    ...(ownText(element) !== '' || element.tagName === 'svg' ? [color] : []),
    ...(parseFloat(borderTopWidth) > 0 ? [borderTopColor] : []),
  ];
  return shown.flatMap((colour) => hexOf(colour) ?? []);
}

/** The nearest opaque background. */
function groundOf(element: Element): string[] {
  for (let place: Element | null = element; place; place = place.parentElement) {
    const ground = hexOf(getComputedStyle(place).backgroundColor);
    if (ground) return [ground];
  }
  return [];
}

/** A block's place has no box of its own. */
const boxed = (element: Element): Element[] =>
  getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxed) : [element];

const byName = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(`form [name="${CSS.escape(name)}"]`)].map(
    (control) => [control, control.parentElement].find((each) => each && isVisible(each)) ?? control,
  );

const elementsOfBlock = (pointer: string): Element[] =>
  [...document.querySelectorAll(`[data-pointer="${CSS.escape(pointer)}"]`)].flatMap(boxed);

/** The elements of the page that the marks refer to: whole blocks only where nothing more exact is visible. */
export function elementsOf({ blocks, fields, colours, texts, pictures }: FrameMarks): Element[] {
  const all = colours.length + texts.length > 0 ? [...document.body.querySelectorAll('*')].slice(0, MOST_ELEMENTS) : [];
  const exact = [
    ...fields.flatMap(byName),
    ...pictures.flatMap((address) =>
      [...document.images].filter((image) => image.currentSrc.endsWith(address) || image.src.endsWith(address)),
    ),
    ...all.filter((element) => texts.includes(ownText(element))),
    ...(colours.length > 0 ? all.filter((element) => coloursOf(element).some((colour) => colours.includes(colour))) : []),
  ];
  const found = exact.filter(isVisible);
  return found.length > 0 ? [...new Set(found)] : blocks.flatMap(elementsOfBlock).filter(isVisible);
}

const CONTROLS = 'label, input, select, textarea, a, button, h1, h2, h3, img';

/** The nearest ancestor with a size: a hidden control, such as the checkbox of a switch, is drawn by its parent. */
function visibleAround(element: Element): Element | undefined {
  for (let place: Element | null = element; place; place = place.parentElement) if (isVisible(place)) return place;
  return undefined;
}

/** The smallest part of the page that contains an element, for an outline: a control, else the visible part of its block. */
export function wholeOf(element: Element): Element[] {
  const control = element.closest(CONTROLS);
  if (control && isVisible(control)) return [control];
  const place = element.closest('[data-pointer]');
  const seen = place ? boxed(place).filter(isVisible) : [];
  if (seen.length > 0) return seen;
  const around = visibleAround(element);
  return around ? [around] : [];
}

/** The parts of the page that take room, in the order of the page: every block, and the controls in it. */
export function partsOfPage(): Element[] {
  const marked = [...document.querySelectorAll(`[data-pointer], [data-pointer] :is(${CONTROLS})`)];
  return [
    ...new Set(
      marked.flatMap((element) => (element.matches('[data-pointer]') ? boxed(element).filter(isVisible).slice(0, 1) : element)),
    ),
  ].filter(isVisible);
}

/** The part of the page that an element belongs to. */
export function partAt(element: Element): FramePart {
  const label = element.closest('label');
  const control = label?.control ?? element.closest('input, select, textarea');
  const picture = element instanceof HTMLImageElement ? new URL(element.currentSrc || element.src, location.href) : undefined;
  return {
    block: element.closest<HTMLElement>('[data-pointer]')?.dataset['pointer'] ?? '',
    field: control?.getAttribute('name') ?? '',
    text: textAt(element),
    picture: picture ? clip(picture.origin === location.origin ? picture.pathname : picture.href) : '',
    colours: [...new Set([...(ownText(element) === '' ? [] : coloursOf(element).slice(-1)), ...groundOf(element)])],
  };
}
