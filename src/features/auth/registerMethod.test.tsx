import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerMethod } from './registerMethod.ts';

const opened = ({ standalone = false, userAgent = 'Mozilla/5.0', webclip = false }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  if (webclip) localStorage.setItem('WEBCLIP', '1');
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('registerMethod', () => {
  it.each([
    ['a browser tab', {}, 'H5'],
    ['an installed page', { standalone: true }, 'PWA'],
    ['an iOS web clip', { standalone: true, webclip: true }, 'WEBCLIP'],
    ['a tab of a phone that once had the web clip', { webclip: true }, 'H5'],
    ['the native shell', { userAgent: 'Mozilla/5.0 LiveryApp/1.2' }, 'APP'],
  ] as const)('names %s', (_title, how, method) => {
    opened(how);
    expect(registerMethod()).toBe(method);
  });
});
