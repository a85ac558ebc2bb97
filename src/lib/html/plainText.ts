import { decodeEntities } from './decodeEntities.ts';

/** The words of a platform's HTML, a line per paragraph. For showing as text: it makes no HTML safe. */
export const plainText = (html: string): string =>
  decodeEntities(
    html
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
      .replaceAll(/<br\b[^>]*>|<\/(p|div|li|h[1-6]|tr)>/gi, '\n')
      .replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim();
