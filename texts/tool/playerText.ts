import { formOf } from '#schemas/declare/languages/numberForms.ts';
import { playerTexts } from '../generated/playerTexts.ts';

/** Whether this build's players are told a text of this key. */
export const isPlayerText = (key: string): boolean => Object.hasOwn(playerTexts, key);

/** Name of a player's text for operators: its English words in quotation marks; its key if this build does not know it. */
export function playerText(key: string): string {
  const words = playerTexts[key] ?? playerTexts[formOf(key)?.base ?? ''];
  return words === undefined ? key : `“${words}”`;
}
