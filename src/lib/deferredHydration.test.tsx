import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferHydration, holdClicksUntilHydrated, hydrateAll, markHydrated, mayLoad } from './deferredHydration.ts';

const place = () => document.querySelector('section');
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(holdClicksUntilHydrated);

beforeEach(() => {
  document.body.innerHTML = `<a href="#winners">Winners</a><a href="/m/login">Log in</a><button>Menu</button>
    <section data-dehydrated><button>Support</button></section>`;
  deferHydration(['footer']);
});

it('the code of a part waits until everything is hydrated, and other code does not', async () => {
  const [footer, header] = [vi.fn(), vi.fn()];
  void mayLoad('footer').then(footer);
  void mayLoad('header').then(header);
  await settle();
  expect([footer.mock.calls.length, header.mock.calls.length]).toEqual([0, 1]);
  void hydrateAll();
  await settle();
  expect(footer).toHaveBeenCalledTimes(1);
});

it.each([
  ['marked as hydrated', () => markHydrated(place())],
  ['removed', () => place()?.remove()],
])('everything is hydrated once the last place is %s', async (_how, end) => {
  let isHydrated = false;
  const hydrated = Promise.all([hydrateAll(), hydrateAll()]).then(() => (isHydrated = true));
  await settle();
  expect(isHydrated).toBe(false);
  end();
  expect(await hydrated).toBe(true);
});

describe('a click before everything is hydrated', () => {
  const click = async (name: string) => {
    const control = screen.getByText(name);
    const onClick = vi.fn((event: Event) => event.preventDefault());
    control.addEventListener('click', onClick);
    control.click();
    const before = onClick.mock.calls.length;
    markHydrated(place());
    await hydrateAll();
    await settle();
    return [before, onClick.mock.calls.length];
  };

  it.each(['Support', 'Winners'])('on %s is repeated afterwards', async (name) => {
    expect(await click(name)).toEqual([0, 1]);
  });

  it.each(['Menu', 'Log in'])('on %s, which is hydrated, counts at once', async (name) => {
    expect(await click(name)).toEqual([1, 1]);
  });
});
