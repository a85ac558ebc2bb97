import type { Refusal } from '../api/Refusal.ts';
import { type ToolTranslator, isToolText } from '#texts/tool/toolTranslator.ts';

/** What an operator reads when the server refuses. */
export function refusalText(t: ToolTranslator, { code, detail }: Pick<Refusal, 'code' | 'detail'>): string {
  const key = `refusal.${code}`;
  const seconds = Number(detail['retryAfterS'] ?? 900);
  return isToolText(key) ? t(key, { count: Math.ceil(seconds / 60) }) : t('refusal.other', { code });
}
