import { useEffect } from 'react';
import type { ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { useRead } from '#src/site/useRead.ts';
import { useRefresh } from '#src/site/useRefresh.ts';

const FIRST_MS = 3000;
const LONGEST_MS = 30_000;
const GROWTH = 1.2;

/** Calls back at growing intervals while the page is visible, and from the shortest one again when the player comes back. */
function repeat(ask: () => Promise<unknown>): () => void {
  let delayMs = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function plan() {
    clearTimeout(timer); // an answer may arrive after the player has come back
    timer = document.visibilityState === 'visible' ? setTimeout(() => void run(), delayMs) : undefined;
    delayMs = Math.min(delayMs * GROWTH, LONGEST_MS);
  }
  let isOver = false;
  async function run() {
    await ask();
    if (!isOver) plan();
  }
  function onVisibility() {
    delayMs = FIRST_MS;
    plan(); // the read itself is repeated at once by its cache, as all reads are when the player comes back
  }
  document.addEventListener('visibilitychange', onVisibility);
  plan();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

interface FollowedDeposit {
  readonly receipt: ReceiptAnswer;
  /** The platform did not tell the state when it was asked last. */
  readonly isUnchecked: boolean;
}

/** Follows a deposit until it is settled, one way or the other: then wallet and methods are read again. */
export function useDepositStatus(first: ReceiptAnswer): FollowedDeposit {
  const { data, error, mutate } = useRead('depositStatus', { reference: first.reference });
  const refresh = useRefresh();
  const receipt = data ?? first;
  const waits = receipt.status === 'waiting';
  useEffect(() => {
    if (waits) return repeat(() => mutate());
    void refresh('deposit');
    return undefined;
  }, [waits, mutate, refresh]);
  return { receipt, isUnchecked: error !== undefined };
}
