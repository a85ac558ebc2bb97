import { formOf } from '#schemas/numberForms.ts';
import { texts as home } from '../generated/en/home.ts';
import { texts as pages } from '../generated/en/pages.ts';

const english: Readonly<Record<string, string>> = { ...home, ...pages };

/** Whether this build's players are told a text of this key. */
export const isPlayerText = (key: string): boolean => Object.hasOwn(english, key);

/** What operators call a text of the player: its shipped English words in quotation marks; its key when this build does not know it. */
export function playerText(key: string): string {
  const words = english[key] ?? english[formOf(key)?.base ?? ''];
  return words === undefined ? key : `“${words}”`;
}
