import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { useRead } from './useRead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Shown() {
  useRead('inboxUnread', {});
  useRead('help', {});
  return null;
}

it('asks again for what is a member’s own when the player comes back, and not for what is the same for all', async () => {
  const answers = { inboxUnread: { count: 1 }, help: [] };
  const { http } = renderWithSite(<Shown />, { mode: 'preview', visitor: sampleVisitor.member, answers });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const before = http.asked.length;
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(http.asked.slice(before).map(({ call }) => call)).toEqual(['inboxUnread']);
});
