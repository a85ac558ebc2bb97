import type { Refusal } from '../api/Refusal.ts';
import { type Say, isToolText } from '#texts/tool/say.ts';

/** What an operator reads when the server refuses. */
export function refusalText(say: Say, { code, detail }: Pick<Refusal, 'code' | 'detail'>): string {
  const key = `refusal.${code}`;
  const seconds = Number(detail['retryAfterS'] ?? 900);
  return isToolText(key) ? say(key, { count: Math.ceil(seconds / 60) }) : say('refusal.other', { code });
}
