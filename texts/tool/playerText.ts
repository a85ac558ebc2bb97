import { formOf } from '#schemas/declare/languages/numberForms.ts';
import { playerTexts } from '../generated/playerTexts.ts';

/** Whether this build's players are told a text of this key. */
export const isPlayerText = (key: string): boolean => Object.hasOwn(playerTexts, key);

/** What operators call a text of the player: its shipped English words in quotation marks; its key when this build does not know it. */
export function playerText(key: string): string {
  const words = playerTexts[key] ?? playerTexts[formOf(key)?.base ?? ''];
  return words === undefined ? key : `“${words}”`;
}
