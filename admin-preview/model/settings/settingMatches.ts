import type { Setting } from '#schemas/declare/settings/settings.ts';
import type { Say } from '#texts/tool/say.ts';

/** Whether a setting answers to words: by its title, its description or its key. */
export function settingMatches(say: Say, { address, pointer }: Setting, text: string): boolean {
  const words = `${say.declared(address, 'title')} ${say.declared(address, 'description')} ${pointer}`;
  return words.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}
