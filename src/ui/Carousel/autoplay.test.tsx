import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAutoplay } from './autoplay.ts';

const WIDTH = 300;

/** A carousel as the server draws it, with the layout that a browser would give it. */
function page(count: number, { autoplayMs = 5000, restMs = 0, sign = 1, inView = 1 } = {}) {
  document.body.innerHTML = `<section data-autoplay-ms="${autoplayMs}" data-rest-ms="${restMs}" data-in-view="${inView}">
    <div data-track style="direction:${sign === 1 ? 'ltr' : 'rtl'}">${'<div></div>'.repeat(count)}</div>
    <button data-go="previous"></button><button data-go="next"></button>
    ${Array.from({ length: count }, (_dot, index) => `<button data-go="${index}"></button>`).join('')}
    <button data-pause aria-pressed="false"></button>
  </section>`;
  const find = <E extends HTMLElement>(selector: string) => {
    const found = document.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const [root, track] = [find('section'), find('[data-track]')];
  for (const [index, slide] of [...track.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: sign * index * WIDTH });
  root.getBoundingClientRect = () => new DOMRect(0, 100, WIDTH, 140);
  track.scrollTo = ((left: number) => {
    track.scrollLeft = left;
    track.dispatchEvent(new Event('scroll'));
  }) as typeof track.scrollTo; // the only form that the carousel uses
  return { root, track, press: (selector: string) => find(selector).click(), marked: () => find('[aria-current]').dataset['go'] };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('a carousel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    [1, 'ltr'],
    [-1, 'rtl'],
  ])('moves on in time and begins again after the last (%i, %s)', (sign) => {
    const { root, track } = page(3, { sign });
    const stop = startAutoplay(root);
    const seen = [1, 2, 3].map(() => {
      pass(5000);
      return Math.abs(track.scrollLeft) / WIDTH;
    });
    expect(seen).toEqual([1, 2, 0]);
    stop();
  });

  it.each([
    [5, 3, [1, 2, 0, 1]],
    [5, 2.5, [1, 2, 3, 0]],
    [2, 3, [0, 0, 0, 0]],
  ])('begins again where the last of %i slides is in view, %d at once', (count, inView, stops) => {
    const { root, track } = page(count, { inView });
    const stop = startAutoplay(root);
    const seen = stops.map(() => {
      pass(5000);
      return track.scrollLeft / WIDTH;
    });
    expect(seen).toEqual(stops);
    stop();
  });

  it('started twice moves once at a time, and not at all when stopped', () => {
    const { root, track } = page(3);
    const stop = startAutoplay(root);
    expect(startAutoplay(root)).toBe(stop);
    pass(5000);
    expect(track.scrollLeft).toBe(WIDTH);
    stop();
    pass(20_000);
    expect(track.scrollLeft).toBe(WIDTH);
  });

  it('comes to rest, and still goes where its buttons lead', () => {
    const { root, track, press } = page(3, { autoplayMs: 2000, restMs: 5000 });
    const stop = startAutoplay(root);
    pass(60_000);
    expect(track.scrollLeft).toBe(2 * WIDTH);
    press('[data-go="0"]');
    expect(track.scrollLeft).toBe(0);
    stop();
  });

  it('stands still while it is paused by its button, and says so', () => {
    const { root, track, press } = page(3);
    const stop = startAutoplay(root);
    press('[data-pause]');
    pass(20_000);
    expect([track.scrollLeft, root.querySelector('[data-pause]')?.getAttribute('aria-pressed')]).toEqual([0, 'true']);
    press('[data-pause]');
    pass(5000);
    expect(track.scrollLeft).toBe(WIDTH);
    stop();
  });

  it('waits while the tab is hidden, and one round after a touch', () => {
    const { root, track } = page(3);
    const stop = startAutoplay(root);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(10_000);
    expect(track.scrollLeft).toBe(0);
    hidden.mockReturnValue(false);
    root.dispatchEvent(new Event('pointerdown'));
    pass(5000);
    expect(track.scrollLeft).toBe(0);
    pass(5000);
    expect(track.scrollLeft).toBe(WIDTH);
    hidden.mockRestore();
    stop();
  });

  it('is paused from the start for those who want less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { root, track } = page(3);
    const stop = startAutoplay(root);
    pass(20_000);
    expect([track.scrollLeft, root.hasAttribute('data-paused')]).toEqual([0, true]);
    stop();
  });

  it.each([
    ['next', '1'],
    ['previous', '2'],
    ['2', '2'],
  ])('goes by its button %s to slide %s and marks it', (button, shown) => {
    const { root, press, marked } = page(3, { autoplayMs: 0 });
    const stop = startAutoplay(root);
    press(`[data-go="${button}"]`);
    expect(marked()).toBe(shown);
    stop();
  });

  it.each([
    ['ArrowRight', 1, '1'],
    ['ArrowLeft', 1, '2'],
    ['ArrowRight', -1, '2'],
    ['ArrowLeft', -1, '1'],
  ])('goes by %s in direction %i to slide %s', (key, sign, shown) => {
    const { root, track, marked } = page(3, { autoplayMs: 0, sign });
    const stop = startAutoplay(root);
    track.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(marked()).toBe(shown);
    stop();
  });
});
