import type { TextKey } from '#src/i18n/texts.ts';

/** The greeting for an hour of the day, 0 to 23 (AGHOME-02). */
export function greetingOf(hour: number): TextKey {
  if (hour <= 10) return 'agent.morning';
  if (hour <= 14) return 'agent.noon';
  return hour <= 18 ? 'agent.afternoon' : 'agent.evening';
}
