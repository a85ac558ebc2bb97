import { createContext, useContext } from 'react';
import { texts as english } from './EN/texts.ts';

/** English is the type of every other language of the tool. */
export type ToolText = keyof typeof english;
export type ToolTexts = Readonly<Record<ToolText, string>>;
export type SayParams = Readonly<Record<string, string | number>>;

/** Gives a text of the tool with its `{{placeholders}}` filled. */
export interface Say {
  (key: ToolText, params?: SayParams): string;
  /** A title or description of a schema in the operator's language, in English where there is no translation. */
  readonly ofSchema: (text: string) => string;
}

/** A placeholder without a value stays readable as its own name. */
const fill = (text: string, params: SayParams): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(params[name] ?? name));

/** Codes of the requirements, as "(CALL-03, LOGIN-20)": for who reads the reference, not for who sets a lobby up. */
const CODES = / ?[(（](?=[^)）]*-\d)[A-Z]+(?:-\d+)?(?:(?:, | to |、| 至 )[A-Z]+(?:-\d+)?)*[)）]/g;

/** @param schema Titles and descriptions of the schemas, by their English words. */
export function createSay(texts: ToolTexts, schema: Readonly<Record<string, string>> = {}): Say {
  const ofSchema = (text: string) => (Object.hasOwn(schema, text) ? (schema[text] ?? text) : text).replaceAll(CODES, '');
  return Object.assign((key: ToolText, params: SayParams = {}) => fill(texts[key], params), { ofSchema });
}

/** Whether a key made from data (a code, a group, a word of a list) names a text. */
export const isToolText = (key: string): key is ToolText => Object.hasOwn(english, key);

/** The tool in English: what is said before another language has arrived, and in tests. */
export const sayInEnglish = createSay(english);

const Context = createContext<Say>(sayInEnglish);
export const SayProvider = Context.Provider;

/** The texts of the tool in the operator's language. */
export const useSay = (): Say => useContext(Context);
