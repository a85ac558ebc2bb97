import { createContext, useContext } from 'react';
import { EN, type ToolText } from './EN.ts';

export type { ToolText } from './EN.ts';
export type SayParams = Readonly<Record<string, string | number>>;

/** Gives a text of the tool with its `{{placeholders}}` filled. */
export interface Say {
  (key: ToolText, params?: SayParams): string;
}

/** A placeholder without a value stays readable as its own name. */
const fill = (text: string, params: SayParams): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(params[name] ?? name));

export const createSay =
  (texts: Readonly<Record<ToolText, string>>): Say =>
  (key, params = {}) =>
    fill(texts[key], params);

/** Whether a key made from data (a code, a group, a word of a list) names a text. */
export const isToolText = (key: string): key is ToolText => Object.hasOwn(EN, key);

const Context = createContext<Say>(createSay(EN));
export const SayProvider = Context.Provider;

/** The texts of the tool in the operator's language. */
export const useSay = (): Say => useContext(Context);
