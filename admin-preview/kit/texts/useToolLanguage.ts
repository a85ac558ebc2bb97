import { createContext, useContext } from 'react';
import type { ToolLanguage } from './toolLanguages.ts';

interface LanguageChoice {
  readonly language: ToolLanguage;
  /** Rejects when the language's texts cannot be loaded; the tool goes on in the one it has. */
  readonly choose: (language: ToolLanguage) => Promise<void>;
}

const Context = createContext<LanguageChoice>({ language: 'EN', choose: () => Promise.resolve() });
export const ToolLanguageProvider = Context.Provider;

/** In which language the operator reads, and how to change it. */
export const useToolLanguage = (): LanguageChoice => useContext(Context);
