import { useEffect, useRef } from 'react';
import type { LotteryGame } from '#schemas/platform/lottery.schema.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { isReadDue } from './countdown.ts';
import { type DrawsPlace, drawsCall } from './lotteryReads.ts';
import { listenToSeconds } from './secondClock.ts';

/** Lotteries of a place with their latest draws. */
export const useDraws = (place: DrawsPlace) => useRead(drawsCall(place), { language: useListLanguage() });

/** Vietnamese lotteries by region. */
export const useRegions = () => useRead('vnLotteryMenu', { language: useListLanguage() });

/** Reads again when a draw is due, for as long as somebody looks. */
export function useFreshDraws(games: readonly LotteryGame[], isInView: boolean, read: () => void): void {
  const readAt = useRef(0);
  const latest = useRef({ games, read });
  useEffect(() => {
    latest.current = { games, read };
  });
  useEffect(() => {
    if (!isInView) return undefined;
    return listenToSeconds(() => {
      const now = Date.now();
      const nextDraws = latest.current.games.map(({ numero }) => numero?.nextAt);
      if (!isReadDue(nextDraws, now, now - readAt.current)) return;
      readAt.current = now;
      latest.current.read();
    });
  }, [isInView]);
}
