import type { ComponentType } from 'react';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { type LazyCode, lazyCode } from '#src/site/lazyPart.tsx';

/** The player's facts about a block whose code is not loaded yet. */
export interface Block<P> {
  /** Height kept free until the code is here, in CSS px, so that nothing jumps. */
  readonly reservedHeightPx: number;
  /** Its condition: otherwise the block is left out of its region. */
  readonly when: Condition | undefined;
  readonly code: LazyCode<P>;
}

const RETRY_AFTER_MS = [300, 1200];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Phones lose requests: the code is asked for three times before the block gives up. */
async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of RETRY_AFTER_MS) {
    try {
      return await load();
    } catch {
      await wait(delayMs); // the last attempt's error is thrown
    }
  }
  return load();
}

/** @param reservedHeightPx As its declaration says, in CSS px. */
export const block = <P>(reservedHeightPx: number, load: () => Promise<ComponentType<P>>, when?: Condition): Block<P> => ({
  reservedHeightPx,
  when,
  code: lazyCode(() => withRetries(load)),
});
