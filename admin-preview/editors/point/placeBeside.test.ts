import { expect, it } from 'vitest';
import { placeBeside } from './placeBeside.ts';

const window = { innerWidth: 1000, innerHeight: 800 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it.each([
  ['after a part', box(100, 60, 200, 40), { left: 308, top: 60, maxHeight: 732 }],
  ['before one at the end of the window', box(700, 60, 200, 40), { left: 372, top: 60, maxHeight: 732 }],
  ['with its bottom at the bottom of a low part', box(700, 700, 200, 60), { left: 372, bottom: 40, maxHeight: 752 }],
  ['higher than a low part where it would be cut off', box(700, 380, 200, 20), { left: 372, top: 332, maxHeight: 460 }],
  ['below a wide part', box(10, 60, 980, 40), { left: 10, top: 108, maxHeight: 684 }],
  ['above a wide and low part', box(10, 700, 980, 60), { left: 10, bottom: 108, maxHeight: 684 }],
  ['inside the window beside a part that is scrolled away', box(100, -500, 200, 40), { left: 308, top: 8, maxHeight: 784 }],
  ['high enough over a part that fills the window', box(0, 0, 1000, 790), { left: 8, top: 512, maxHeight: 280 }],
])('is %s', (_where, part, place) => {
  expect(placeBeside(part, 320, window)).toEqual(place);
});
