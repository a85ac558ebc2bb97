import type { TextValue } from '#src/i18n/TextContext.ts';

/** Name of a class of games; the platform's own key where there is no text for it. */
export function classText({ t, has }: Pick<TextValue, 't' | 'has'>, key: string): string {
  const name = `classify.${key}`;
  return has(name) ? t(name) : key;
}
