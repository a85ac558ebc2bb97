import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Pick } from './coupon.ts';

const pick: Pick = {
  eventId: 'a',
  marketId: 'win',
  outcomeId: 'home',
  kind: 'home',
  odds: 2.35,
  home: 'Home',
  away: 'Away',
  startsAt: '2026-03-01T18:00:00Z',
  studio: { vassalage: 'BTI' },
};

afterEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

/** The store as a page finds it that was just loaded. */
const opened = async () => import('./couponStore.ts');

it('is found again by the next page of the tab, and forgotten once it is empty', async () => {
  const first = await opened();
  first.setCoupon([pick]);
  vi.resetModules();
  const second = await opened();
  expect(renderHook(() => second.useCoupon()).result.current).toEqual([pick]);
  second.setCoupon([]);
  expect(sessionStorage).toHaveLength(0);
});

it.each(['no JSON', '{}', '[1, {"eventId":"a"}]'])('a damaged record is an empty coupon: %s', async (text) => {
  sessionStorage.setItem('coupon', text);
  const { useCoupon } = await opened();
  expect(renderHook(() => useCoupon()).result.current).toEqual([]);
});
