import type { Setting } from '#schemas/declare/settings/settings.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';

/** Whether a setting answers to words: by its title, its description or its key. */
export function settingMatches(t: ToolTranslator, { address, pointer }: Setting, text: string): boolean {
  const words = `${t.declared(address, 'title')} ${t.declared(address, 'description')} ${pointer}`;
  return words.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}
