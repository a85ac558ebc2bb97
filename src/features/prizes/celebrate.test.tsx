import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { vibrate } from '#src/site/vibrate.ts';
import { inSite } from '#tests/support/renderWithSite.tsx';
import { celebrate } from './celebrate.ts';

const setting = '/template/behaviour/responsible/celebrations';
const seed = { '/template/conduct': 'seed' };

const felt = vi.fn();

for (const role of ['brand', 'accent', 'text']) document.documentElement.style.setProperty(`--color-${role}`, '#8040c0');

beforeEach(() => void Object.defineProperty(navigator, 'vibrate', { value: felt, configurable: true }));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  felt.mockReset();
});

/** How often a piece of confetti was drawn: this window has canvases, but nothing to draw with. */
function countPieces() {
  const drawn = vi.fn();
  const context = new Proxy({}, { get: (_target, name) => (name === 'fill' ? drawn : () => undefined), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return drawn.mock.calls;
}

it.each([
  ['are', seed, false, true],
  ['are, where a site of the strict profile has chosen so,', { [setting]: true }, false, true],
  ['are not, where the site does not celebrate,', { ...seed, [setting]: false }, false, false],
  ['are not, where the profile is strict,', { '/template/conduct': 'strict' }, false, false],
  ['are not, for a player who wants less motion,', seed, true, false],
])('pieces of confetti %s thrown, and a vibration goes along', async (_title, release, isStill, isLively) => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: isStill && media.includes('reduced-motion') }));
  const pieces = countPieces();
  const { site } = inSite(null, { release });
  vibrate(site);
  expect(felt).toHaveBeenCalledTimes(isLively ? 1 : 0);
  await celebrate(site);
  expect([felt.mock.calls.length, pieces.length > 0]).toEqual(isLively ? [2, true] : [0, false]);
  expect(document.querySelector('canvas')).toBeNull();
});

it('does not vibrate where the browser has no vibration', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(() => vibrate(inSite(null, { release: seed }).site)).not.toThrow();
});
