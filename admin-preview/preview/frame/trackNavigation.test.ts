import { expect, it } from 'vitest';
import { trackNavigation } from './trackNavigation.ts';

const envelope = { channel: 'livery-preview', protocol: 2 } as const;
const at = (path: string, shown: readonly string[] = []) =>
  ({ ...envelope, type: 'page', path, gate: 'open', hidden: [], shown, settings: [] }) as const;

it('a frame moves when it is elsewhere than before, not when its page changes or it has just loaded', () => {
  const moved = trackNavigation();
  expect(moved('live', at('/m/home'))).toBeUndefined();
  expect(moved('draft', at('/m/home'))).toBeUndefined();
  expect(moved('draft', at('/m/register'))).toBe('/m/register');
  expect(moved('live', at('/m/home', ['/template/layout/home/0']))).toBeUndefined();
  expect(moved('live', at('/m/register'))).toBe('/m/register');
  expect(moved('live', { ...envelope, type: 'hello' })).toBeUndefined();
  expect(moved('live', at('/m/home'))).toBeUndefined();
});
