const two = (count: number): string => String(count).padStart(2, '0');

/** Seconds until a moment, negative after it; undefined for an invalid date. */
export function secondsUntil(moment: string | undefined, nowMs: number): number | undefined {
  const at = Date.parse(moment ?? '');
  return Number.isNaN(at) ? undefined : Math.ceil((at - nowMs) / 1000);
}

/** Seconds as clocks write them: "4:05", "1:04:05". */
export function clockFace(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const ending = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${ending}` : `${minutes}:${ending}`;
}

/** For how long a draw that is due counts as being held; later its time says nothing any more. */
export const HELD_FOR_S = 120;
/** How often it is asked for while it is being held, and while the platform has nothing newer for long. */
const ASK_EVERY_S = 5;
const ASK_LATE_EVERY_S = 60;

/** Whether draws are to be read again, by the time that has passed since they were. */
export function isReadDue(nextDraws: readonly (string | undefined)[], nowMs: number, sinceReadMs: number): boolean {
  const late = nextDraws.map((next) => -(secondsUntil(next, nowMs) ?? 1)).filter((seconds) => seconds >= 0);
  if (late.length === 0) return false;
  const every = Math.min(...late) > HELD_FOR_S ? ASK_LATE_EVERY_S : ASK_EVERY_S;
  return sinceReadMs >= every * 1000;
}
