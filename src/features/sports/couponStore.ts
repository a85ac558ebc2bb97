import { useSyncExternalStore } from 'react';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import type { Coupon, Pick } from './coupon.ts';

const KEY = 'coupon';
const EMPTY: Coupon = [];
const texts = ['eventId', 'marketId', 'outcomeId', 'kind', 'home', 'away', 'startsAt'] as const;

const isPick = (value: unknown): value is Pick =>
  isObject(value) &&
  texts.every((name) => typeof value[name] === 'string') &&
  typeof value['odds'] === 'number' &&
  isObject(value['studio']) &&
  typeof value['studio']['vassalage'] === 'string';

/** What this tab has stored: it outlives the way over the login, also where that loads a page. Anything else than picks is left out. */
function stored(): Coupon {
  const read = readJson(sessionStore.get(KEY) ?? '[]');
  return read.ok && Array.isArray(read.value) ? read.value.filter(isPick) : EMPTY;
}

let coupon: Coupon | undefined;
const listeners = new Set<() => void>();

const current = (): Coupon => (coupon ??= stored());

export function setCoupon(next: Coupon): void {
  coupon = next;
  if (next.length === 0) sessionStore.remove(KEY);
  else sessionStore.set(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The outcomes that the player has chosen in this tab. */
export const useCoupon = (): Coupon => useSyncExternalStore(listen, current, () => EMPTY);
