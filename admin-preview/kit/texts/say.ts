import { createContext, useContext } from 'react';
import { type Say, sayInEnglish } from '#texts/tool/say.ts';

const Context = createContext<Say>(sayInEnglish);
export const SayProvider = Context.Provider;

/** The texts of the tool in the operator's language. */
export const useSay = (): Say => useContext(Context);
