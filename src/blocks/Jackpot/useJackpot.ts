import { useEffect, useState } from 'react';
import type { JackpotProps } from './block.ts';
import { useRead } from '#src/site/useRead.ts';
import { counterStep, tickerStep } from './jackpotSteps.ts';

const SECOND_MS = 1000;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The platform's jackpot, grown since it was asked for; it stands still while paused. */
export function useFeed(paused: boolean): number | undefined {
  const { data } = useRead('jackpot', {});
  const [seconds, setSeconds] = useState(0);
  const perSecond = data?.perSecond ?? 0;
  useEffect(() => {
    if (paused || perSecond === 0 || wantsStillness()) return undefined;
    const timer = setInterval(() => setSeconds((before) => before + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [paused, perSecond]);
  return data && data.amount + seconds * perSecond;
}

/** An invented number. Undefined on the server, because it is random and not a prize that can be won. */
export function useInventedAmount(props: JackpotProps, paused: boolean): number | undefined {
  const [amount, setAmount] = useState<number>();
  const { source, minimum, maximum, start, step } = props;
  useEffect(() => {
    if (paused || (amount !== undefined && wantsStillness())) return undefined;
    const invented = { minimum, maximum, start, step };
    const next = source === 'ticker' ? tickerStep(invented, amount, Math.random) : counterStep(invented, amount);
    const timer = setTimeout(() => setAmount(next.amount), amount === undefined ? 0 : next.nextMs);
    return () => clearTimeout(timer);
  }, [paused, amount, source, minimum, maximum, start, step]);
  return amount;
}
