import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import type { TextsOf } from '../TextsOf.ts';
import { type Translator, createTranslator } from '../createTranslator.ts';
import { texts as english } from '../generated/en/tool.ts';
import { type SettingText, settingTextKey } from '../settingTextKey.ts';

export type ToolTexts = TextsOf<typeof english>;
export type ToolText = keyof ToolTexts;

/** Gives a text of the tool. */
export interface ToolTranslator extends Translator<ToolText> {
  readonly language: Language;
  /** A text that a schema declares at an address. */
  readonly declared: (address: string, text: SettingText) => string;
}

/** Whether a key made from data (a code, a group, a word of a list) names a text. */
export const isToolText = (key: string): key is ToolText => Object.hasOwn(english, key);

export function createToolTranslator(language: Language, texts: ToolTexts): ToolTranslator {
  const t = createTranslator<ToolText>(languages[language].lang, texts);
  const declared = (address: string, text: SettingText) => {
    const key = settingTextKey(address, text);
    return isToolText(key) ? t(key) : key;
  };
  return Object.assign(t, { language, declared });
}

/** The tool in English: before another language has loaded, on the command line, and in tests. */
export const inEnglish = createToolTranslator('EN', english);
