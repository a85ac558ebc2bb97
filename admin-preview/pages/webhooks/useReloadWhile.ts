import { useEffect } from 'react';
import type { DeliveryView } from '#schemas/edges/api/webhooks.schema.ts';

const EVERY_MS = 2_000;
/** Later attempts are minutes away: the page does not wait for them. */
const TRIES_WATCHED = 1;

/** Whether an event leaves, or is tried again, within seconds. */
export const isUnderWay = ({ state, attempts }: DeliveryView): boolean => state === 'waiting' && attempts <= TRIES_WATCHED;

/** Loads again every two seconds as long as something is under way. */
export function useReloadWhile(isPending: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(reload, EVERY_MS);
    return () => clearInterval(timer);
  }, [isPending, reload]);
}
