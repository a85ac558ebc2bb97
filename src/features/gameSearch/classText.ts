import type { TextValue } from '#src/i18n/TextContext.ts';

/** What a class of games is called; a platform's own key stands for itself where there are no words for it. */
export function classText({ t, has }: Pick<TextValue, 't' | 'has'>, key: string): string {
  const name = `classify.${key}`;
  return has(name) ? t(name) : key;
}
