import { useEffect, useState } from 'react';

/** How often a countdown looks at the clock (SMS-02). */
const LOOK_EVERY_MS = 500;

const secondsUntil = (untilMs: number | undefined) => Math.max(0, Math.ceil(((untilMs ?? 0) - Date.now()) / 1000));

/** Whole seconds until a time in ms since 1970; 0 when it has passed or is undefined. */
export function useSecondsUntil(untilMs: number | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(untilMs));
  useEffect(() => {
    setSeconds(secondsUntil(untilMs));
    if (secondsUntil(untilMs) === 0) return undefined;
    const timer = setInterval(() => {
      const left = secondsUntil(untilMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}
