import { vi } from 'vitest';

/** A window that is wide enough for tables, or not; the tests' own has no width. */
export function onScreen(isWide: boolean): void {
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: nothing, removeEventListener: nothing }));
}
