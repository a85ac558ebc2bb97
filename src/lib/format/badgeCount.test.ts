import { expect, it } from 'vitest';
import { badgeCount } from './badgeCount.ts';

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread shows as %j', (count, badge) => {
  expect(badgeCount(count)).toBe(badge);
});
