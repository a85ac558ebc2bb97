import { createContext, useContext } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Translate } from './createTranslate.ts';
import type { HomeTexts, TextKey } from './texts.ts';

export interface TextValue {
  readonly language: Language;
  readonly t: Translate;
  /** The shipped texts that `t` says. */
  readonly texts: HomeTexts;
  /** Whether a key from outside names a text. */
  readonly has: (key: string) => key is TextKey;
  /** The merchant's map of codes of failed calls to texts (ERR-06). */
  readonly codes?: ReadonlyMap<string, TextKey>;
}

const Context = createContext<TextValue | undefined>(undefined);

export const TextProvider = Context.Provider;

export function useTexts(): TextValue {
  const value = useContext(Context);
  if (!value) throw new Error('useTexts needs a TextProvider');
  return value;
}

/** The translate function of the current language. */
export const useText = (): Translate => useTexts().t;
