import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyImage } from './LazyImage.tsx';
import { setImageHosts } from './imageHosts.ts';
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
    // The address that stands in for its own shows nothing, which a browser takes for a failure.
    expect(image).toHaveAttribute('src', 'data:,');
    fireEvent.error(image);
    expect(image).not.toHaveAttribute('data-broken');
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

  it('that the page opens with is asked for at once, and has a fallback, too', () => {
    const first = <LazyImage src="/art/games/A" width={80} height={80} alt="Koi Garden" fallback="/loading.svg" priority />;
    expect(renderToString(first)).toContain('src="/art/games/A"');
    render(first);
    expect(screen.getByRole('img', { name: 'Koi Garden' })).toHaveAttribute('src', '/loading.svg'); // no picture loads here
  });

  describe('that several hosts have', () => {
    const hosts = ['https://a.example', 'https://b.example', '/cdn'];
    beforeEach(() => {
      sessionStorage.clear();
      setImageHosts(hosts);
    });
    afterEach(() => {
      setImageHosts([]);
      vi.restoreAllMocks();
    });
    const open = (src: string, random: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      render(<LazyImage src={src} width={80} height={80} alt="Koi" fallback="/loading.svg" />);
      const image = screen.getByRole('img', { name: 'Koi' });
      meet(image);
      return image;
    };

    it.each([
      [0, 'https://a.example/art/A'],
      [0.001, 'https://b.example/art/A'],
      [0.002, '/cdn/art/A'],
      [0.999, 'https://a.example/art/A'],
    ])('is spread over them by the visit: at %d it is %s', (random, address) => {
      expect(open('https://a.example/art/A', random)).toHaveAttribute('src', address);
    });

    it('stays at one host for the whole visit', () => {
      open('https://a.example/art/A', 0.001);
      cleanup();
      expect(open('https://a.example/art/A', 0.002)).toHaveAttribute('src', 'https://b.example/art/A');
    });

    it('is tried at each of them before its fallback', () => {
      const image = open('https://a.example/art/A', 0.001);
      const tried = hosts.concat('/loading.svg', '/loading.svg').map(() => {
        const address = image.getAttribute('src');
        fireEvent.error(image);
        return address;
      });
      expect(tried.slice(0, 4)).toEqual(['https://b.example/art/A', '/cdn/art/A', 'https://a.example/art/A', '/loading.svg']);
      expect(image).toHaveAttribute('data-broken');
    });

    it('is not moved where another host has it', () => {
      const image = open('https://art.example/A', 0.001);
      expect(image).toHaveAttribute('src', 'https://art.example/A');
      fireEvent.error(image);
      expect(image).toHaveAttribute('src', '/loading.svg');
    });
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
