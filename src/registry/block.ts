import type { ComponentType } from 'react';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { type LazyCode, lazyCode } from '#src/site/lazyPart.tsx';

/** What the player knows of a block before its code is here. */
export interface Block<P> {
  /** Height kept free until the code is here, in CSS px, so that nothing jumps. */
  readonly reservedHeightPx: number;
  /** What it depends on: without it, it is left out of its region. */
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
      await wait(delayMs); // the last try says what is wrong
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
