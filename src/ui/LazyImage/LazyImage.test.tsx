import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyImage } from './LazyImage.tsx';
import { observeImages } from './observeImages.ts';

const watched = new Set<Element>();
let meet: (target: Element) => void = () => undefined;

/** Says when an element comes near, as the browser would. */
class FakeObserver {
  constructor(onMeet: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
    meet = (target) => onMeet([{ isIntersecting: true, target }]);
  }
  observe(target: Element) {
    watched.add(target);
  }
  unobserve(target: Element) {
    watched.delete(target);
  }
}

const picture = (fallback?: string) => (
  <LazyImage src="/art/games/A" width={80} height={80} alt="Koi Garden" fallback={fallback} />
);

describe('a picture', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', FakeObserver));
  afterEach(() => void vi.unstubAllGlobals());

  it('is asked for only when it comes near', () => {
    render(picture());
    const image = screen.getByRole('img', { name: 'Koi Garden' });
    expect(image).not.toHaveAttribute('src');
    meet(image);
    expect(image).toHaveAttribute('src', '/art/games/A');
  });

  it('that fails gives way to the fallback, and to nothing when that fails as well', () => {
    render(picture('/loading.svg'));
    const image = screen.getByRole('img', { name: 'Koi Garden' });
    meet(image);
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/loading.svg');
    expect(image).not.toHaveAttribute('data-broken');
    fireEvent.error(image);
    expect(image).toHaveAttribute('data-broken');
  });

  it('of the server is loaded without React, and comes by itself where no script runs', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(picture());
    observeImages(page);
    observeImages(page);
    const image = page.querySelector('img[data-src]');
    if (!image) throw new Error('no picture');
    meet(image);
    expect(image.getAttribute('src')).toBe('/art/games/A');
    expect(renderToString(picture())).toMatch(/<noscript><img[^>]* src="\/art\/games\/A"/);
  });

  it('with priority has its address from the start', () => {
    expect(renderToString(<LazyImage src="/b.webp" width={9} height={4} alt="" priority />)).toMatch(
      /<img[^>]*src="\/b.webp"[^>]*fetchPriority="high"/i,
    );
  });
});
