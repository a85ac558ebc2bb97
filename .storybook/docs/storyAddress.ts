/** The address of a story alone, under what the toolbar says. What is not a word, such as the size of the viewport, is left out. */
export function storyAddress(id: string, globals: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(globals).flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []));
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: words.join(';') }).toString()}`;
}
