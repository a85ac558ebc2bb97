import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SessionClock } from './SessionClock.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [0, '0:00', 'Session: 0 minutes'],
  [42, '0:42', 'Session: 42 minutes'],
  [60, '1:00', 'Session: 1 hour'],
  [605, '10:05', 'Session: 10 hours, 5 minutes'],
])('after %i minutes shows %s and says "%s"', (minutes, face, words) => {
  renderWithSite(<SessionClock />);
  act(() => void vi.advanceTimersByTime(minutes * 60_000 + 5000));
  expect(screen.getByRole('timer', { name: words })).toHaveTextContent(face);
});
