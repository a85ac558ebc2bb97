import { randomBytes, randomInt } from 'node:crypto';
import { encodePng } from './encodePng.ts';

const WIDTH = 264;
const HEIGHT = 96;
const GROUND = 0xf4;
const INK = 0x30;
/** Noise in all shades would make the file twice as large. */
const FEW_SHADES = 0xf0;

type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** Points of an ellipse's arc, clockwise from `from` to `to` in quarter turns; 0 is to the right, 1 below. */
function arc([cx, cy]: Point, [rx, ry]: Point, from: number, to: number): Stroke {
  const steps = 18;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 2;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** Ways to write each digit by hand, in a square of one by one. One is chosen for each digit that is drawn. */
const shapes: readonly (readonly (readonly Stroke[])[])[] = [
  [[arc([0.5, 0.5], [0.34, 0.48], 0, 4)], [arc([0.5, 0.5], [0.3, 0.5], 0.6, 4.7)]],
  [
    [
      [
        [0.28, 0.24],
        [0.55, 0.02],
        [0.55, 1],
      ],
    ],
    [
      [
        [0.3, 0.2],
        [0.54, 0.02],
        [0.54, 1],
      ],
      [
        [0.28, 1],
        [0.8, 1],
      ],
    ],
    [
      [
        [0.5, 0],
        [0.5, 1],
      ],
    ],
  ],
  [
    [[...arc([0.5, 0.3], [0.33, 0.3], 2, 4.5), [0.18, 1], [0.86, 1]]],
    [[...arc([0.5, 0.28], [0.35, 0.28], 2.2, 5.2), [0.14, 0.98], [0.5, 0.9], [0.88, 1]]],
  ],
  [
    [[...arc([0.48, 0.25], [0.32, 0.25], 2.3, 5), ...arc([0.48, 0.74], [0.35, 0.26], 3, 5.8)]],
    [[[0.2, 0.02], [0.8, 0.02], [0.48, 0.42], ...arc([0.48, 0.7], [0.34, 0.29], 3.1, 5.8)]],
  ],
  [
    [
      [
        [0.68, 1],
        [0.68, 0.02],
        [0.14, 0.68],
        [0.9, 0.68],
      ],
    ],
    [
      [
        [0.26, 0],
        [0.2, 0.56],
        [0.82, 0.56],
      ],
      [
        [0.7, 0.1],
        [0.66, 1],
      ],
    ],
  ],
  [
    [[[0.8, 0.02], [0.28, 0.02], [0.24, 0.44], ...arc([0.48, 0.68], [0.34, 0.31], 2.7, 5.8)]],
    [
      [[0.28, 0.04], [0.26, 0.46], ...arc([0.5, 0.7], [0.32, 0.28], 2.8, 6)],
      [
        [0.28, 0.04],
        [0.82, 0.0],
      ],
    ],
  ],
  [
    [[[0.7, 0], [0.36, 0.3], ...arc([0.5, 0.7], [0.32, 0.3], 2.2, 6.2)]],
    [[...arc([0.56, 0.4], [0.36, 0.4], 3.5, 2), ...arc([0.5, 0.7], [0.3, 0.29], 2, 6)]],
  ],
  [
    [
      [
        [0.14, 0.02],
        [0.86, 0.02],
        [0.42, 1],
      ],
    ],
    [
      [
        [0.14, 0.06],
        [0.86, 0.02],
        [0.46, 1],
      ],
      [
        [0.34, 0.5],
        [0.8, 0.5],
      ],
    ],
  ],
  [
    [arc([0.5, 0.25], [0.27, 0.25], 0, 4), arc([0.5, 0.75], [0.34, 0.26], 0, 4)],
    [[...arc([0.5, 0.27], [0.28, 0.26], 1, 5), ...arc([0.5, 0.76], [0.33, 0.24], 3, 7)]],
  ],
  [
    [[...arc([0.5, 0.3], [0.32, 0.3], 0, 4), [0.8, 0.4], [0.68, 1]]],
    [[...arc([0.48, 0.32], [0.32, 0.31], 0, 4), ...arc([0.44, 0.62], [0.36, 0.38], 0, 1.2)]],
  ],
];

/** A random number from `from` to `to`. */
const between = (from: number, to: number): number => from + ((to - from) * randomInt(1_000_000)) / 1_000_000;

const pick = <T>(items: readonly T[], otherwise: T): T => items[randomInt(items.length)] ?? otherwise;

/** Bends the whole picture by two waves, so that no two digits of a picture are bent alike. */
function createBend(): (point: Point) => Point {
  const [down, across] = [between(4, 8), between(3, 6)];
  const [longX, longY] = [between(60, 130), between(45, 90)];
  const [startX, startY] = [between(0, 7), between(0, 7)];
  return ([x, y]) => [x + across * Math.sin((y / longY) * Math.PI + startX), y + down * Math.sin((x / longX) * Math.PI + startY)];
}

/** Strokes of one digit, turned, sheared and stretched at random around a middle. */
function placed(strokes: readonly Stroke[], middle: Point, size: Point): Stroke[] {
  const [angle, shear] = [between(-0.4, 0.4), between(-0.35, 0.35)];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return strokes.map((stroke) =>
    stroke.map(([x, y]): Point => {
      const [dx, dy] = [(x - 0.5 + shear * (0.5 - y)) * size[0] + between(-1, 1), (y - 0.5) * size[1] + between(-1, 1)];
      return [middle[0] + dx * cos - dy * sin, middle[1] + dx * sin + dy * cos];
    }),
  );
}

/** How dark a line of half a width is at a distance from its middle, from 0 to 1. */
const coverage = (distance: number, half: number): number => Math.min(1, Math.max(0, half + 0.5 - distance));

/** Draws a line between two points into a picture of darkness. */
function drawLine(dark: Float32Array, [x1, y1]: Point, [x2, y2]: Point, half: number): void {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy || 1;
  const reach = half + 1;
  for (let y = Math.max(0, Math.floor(Math.min(y1, y2) - reach)); y <= Math.min(HEIGHT - 1, Math.max(y1, y2) + reach); y += 1)
    for (let x = Math.max(0, Math.floor(Math.min(x1, x2) - reach)); x <= Math.min(WIDTH - 1, Math.max(x1, x2) + reach); x += 1) {
      const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
      const distance = Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
      const at = y * WIDTH + x;
      dark[at] = Math.max(dark[at] ?? 0, coverage(distance, half));
    }
}

function drawStroke(dark: Float32Array, stroke: Stroke, half: number): void {
  for (const [index, point] of stroke.slice(1).entries()) drawLine(dark, stroke[index] ?? point, point, half);
}

/** Lines that cross the digits, as dark and nearly as broad as they are, so that neither colour nor width takes them away. */
function crossings(): Stroke[] {
  return Array.from({ length: 3 }, (): Stroke => {
    const [left, right, bow] = [between(12, HEIGHT - 12), between(12, HEIGHT - 12), between(-30, 30)];
    return Array.from({ length: 25 }, (_, step): Point => {
      const share = step / 24;
      return [share * WIDTH, left + (right - left) * share + bow * Math.sin(share * Math.PI)];
    });
  });
}

/** Pieces of digits that lie between the real ones, too short to be read as one. */
const crumbs = (): Stroke[] =>
  Array.from({ length: 7 }, (): Stroke =>
    arc([between(0, WIDTH), between(0, HEIGHT)], [between(4, 12), between(4, 12)], between(0, 4), between(0, 4)),
  );

/**
 * Draws digits as a picture that people read and simple programs do not: other shapes each time, turned, bent, touching one another,
 * crossed by lines of their own kind, in noise. It is a bitmap, because the commands of a drawing would tell its digits.
 */
export function drawDigits(digits: string): string {
  const dark = new Float32Array(WIDTH * HEIGHT);
  const bend = createBend();
  const draw = (stroke: Stroke, half: number) => drawStroke(dark, stroke.map(bend), half);
  const step = (WIDTH - between(50, 84)) / digits.length;
  const start = (WIDTH - step * (digits.length - 1)) / 2 + between(-8, 8);
  for (const [index, digit] of [...digits].entries()) {
    const strokes = pick(shapes[Number(digit)] ?? [], []);
    const middle: Point = [start + index * step + between(-4, 4), HEIGHT / 2 + between(-7, 7)];
    for (const stroke of placed(strokes, middle, [between(38, 50), between(50, 64)])) draw(stroke, between(2, 3.2));
  }
  for (const stroke of crossings()) draw(stroke, between(1, 1.8));
  for (const stroke of crumbs()) draw(stroke, between(1, 1.8));
  const noise = randomBytes(2 * dark.length);
  const grey = Uint8Array.from(dark, (ink, at) => {
    const [grain = 0, speck = 0] = noise.subarray(2 * at, 2 * at + 2);
    const shade = GROUND + (INK - GROUND) * ink + (grain - 128) / 5 - (speck < 6 ? grain / 2 : 0);
    return Math.max(0, Math.min(255, shade)) & FEW_SHADES;
  });
  return `data:image/png;base64,${encodePng(grey, WIDTH).toString('base64')}`;
}
