import { useCallback, useEffect, useRef } from 'react';
import type { DrawsAnswer, LotteryGame } from '#schemas/declare/platform/lottery.schema.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { isReadDue, secondsUntil } from './countdown.ts';
import { type DrawsPlace, drawsCall } from './lotteryReads.ts';
import { listenToSeconds } from './secondClock.ts';

/** Lotteries of a place with their latest draws. */
export const useDraws = (place: DrawsPlace) => useRead(drawsCall(place), { language: useListLanguage() });

/** Vietnamese lotteries by region. */
export const useRegions = () => useRead('vnLotteryMenu', { language: useListLanguage() });

/** Vietnamese lotteries that were drawn last; nothing where the platform does not list them. */
export const useRecentDraws = () => useRead('vnLotteryRecent', { language: useListLanguage() });

/** Asks for the latest draw of lotteries (CALL-91), or of each of them where they are Vietnamese (CALL-93). */
export function useReadDraws(): (games: readonly LotteryGame[], isVietnamese: boolean) => Promise<DrawsAnswer> {
  const { http } = useSite();
  return useCallback(
    async (games, isVietnamese) => {
      const ids = games.map(({ gameId }) => gameId);
      if (!isVietnamese) return http.read('lotteryNumero', { gameIds: ids.join() });
      const each = await Promise.all(ids.map((gameId) => http.read('vnLotteryNumero', { gameId, count: 1 })));
      return each.flat();
    },
    [http],
  );
}

/** Fetches draws that are due, as long as the page is visible. */
export function useReadDueDraws(
  games: readonly LotteryGame[],
  isInView: boolean,
  ask: (due: readonly LotteryGame[]) => void,
): void {
  const readAt = useRef(0);
  const latest = useRef({ games, ask });
  useEffect(() => {
    latest.current = { games, ask };
  });
  useEffect(() => {
    if (!isInView) return undefined;
    return listenToSeconds(() => {
      const now = Date.now();
      const nextDraws = latest.current.games.map(({ numero }) => numero?.nextAt);
      if (!isReadDue(nextDraws, now, now - readAt.current)) return;
      readAt.current = now;
      latest.current.ask(latest.current.games.filter(({ numero }) => (secondsUntil(numero?.nextAt, now) ?? 1) <= 0));
    });
  }, [isInView]);
}
