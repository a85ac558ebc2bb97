import { createContext, useContext } from 'react';
import { type ToolTranslator, inEnglish } from '#texts/tool/toolTranslator.ts';

const Context = createContext<ToolTranslator>(inEnglish);
export const TranslateProvider = Context.Provider;

/** The texts of the tool in the operator's language. */
export const useTranslate = (): ToolTranslator => useContext(Context);
