import { expect, it, vi } from 'vitest';
import { notePage } from './support/notePage.ts';

it('a page is what it was before a test changed it, with nothing stored and nothing that listens', () => {
  const restore = notePage();
  const { matchMedia } = globalThis;
  const { scrollIntoView } = Element.prototype;
  const onClick = vi.fn();

  globalThis.matchMedia = () => ({ ...matchMedia(''), matches: true });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(Element.prototype, { played: true });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  Object.assign(navigator, { played: true });
  localStorage.setItem('name', 'value');
  sessionStorage.setItem('name', 'value');
  document.cookie = 'name=value; path=/';
  document.cookie = 'other=value';
  history.pushState(null, '', '/m/login');
  document.documentElement.setAttribute('dir', 'rtl');
  document.head.append(document.createElement('style'));
  document.body.append('text');
  addEventListener('click', onClick);
  restore();
  dispatchEvent(new Event('click'));

  expect(globalThis.matchMedia).toBe(matchMedia);
  expect(Element.prototype.scrollIntoView).toBe(scrollIntoView);
  expect([Element.prototype, navigator].filter((each) => 'played' in each)).toEqual([]);
  expect(document.visibilityState).toBe('visible');
  expect([localStorage.length, sessionStorage.length, document.cookie, location.pathname]).toEqual([0, 0, '', '/']);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(onClick).not.toHaveBeenCalled();
});
