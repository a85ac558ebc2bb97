/** Marks the address of a story that is in a page of documentation. */
const EMBEDDED = 'embedded';

/** The address of a story alone, under what the toolbar says. What is not a word, such as the size of the viewport, is left out. */
export function storyAddress(id: string, globals: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(globals).flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []));
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: words.join(';'), [EMBEDDED]: '1' }).toString()}`;
}

/** Keeps a story in a page of documentation from scrolling that page: the play of many stories focuses something. */
export function keepPageStill({ location, HTMLElement: { prototype } }: Window & typeof globalThis): void {
  if (!new URLSearchParams(location.search).has(EMBEDDED)) return;
  const { focus } = prototype;
  prototype.focus = function focusInPlace(this: HTMLElement, options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
