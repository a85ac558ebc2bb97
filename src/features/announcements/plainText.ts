const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function character(entity: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isFinite(code) && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** The words of a platform's HTML, a line per paragraph. For showing as text: it makes no HTML safe. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<br\b[^>]*>|<\/(p|div|li|h[1-6]|tr)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w{1,10});/g, character)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim();
