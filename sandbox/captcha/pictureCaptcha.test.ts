import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawDigits } from './drawDigits.ts';
import { speakDigits } from './speakDigits.ts';

const WIDTH = 264;
const HEIGHT = 96;

/** Which pixels are dark, as a program reads them from the file. */
function pixelsOf(digits: string): Uint8Array {
  const png = Buffer.from(drawDigits(digits).replace('data:image/png;base64,', ''), 'base64');
  const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8);
  const rows = inflateSync(data);
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return (rows[y * (WIDTH + 1) + 1 + x] ?? 255) < 130 ? 1 : 0;
  });
}

const anyDigits = (times: number) =>
  Array.from({ length: times }, () => String(Math.floor(Math.random() * 10_000)).padStart(4, '0'));

/** What is dark in the place of a digit, made as large as every other. */
const CELL = 16;
function cellOf(pixels: Uint8Array, index: number): number[] {
  const wide = Array.from({ length: WIDTH }, (_, x) => x).filter((x) => {
    let ink = 0;
    for (let y = 0; y < HEIGHT; y += 1) ink += pixels[y * WIDTH + x] ?? 0;
    return ink > 14; // more than the crossing lines have
  });
  const [first = 0, last = WIDTH] = [wide[0], wide.at(-1)];
  const step = (last - first) / 4;
  const cell = Array.from({ length: CELL * CELL }, () => 0);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < step; x += 1) {
      const at = Math.floor((y / HEIGHT) * CELL) * CELL + Math.min(CELL - 1, Math.floor((x / step) * CELL));
      cell[at] = (cell[at] ?? 0) + (pixels[y * WIDTH + Math.floor(first + index * step + x)] ?? 0);
    }
  const length = Math.hypot(...cell) || 1;
  return cell.map((ink) => ink / length);
}

const likeness = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, ink, at) => sum + ink * (other[at] ?? 0), 0);

it('shows each digit in many ways, so that a program that compares with average shapes reads few pictures', () => {
  const known = Array.from({ length: 10 }, () => Array.from({ length: CELL * CELL }, () => 0));
  for (const digits of anyDigits(200)) {
    const pixels = pixelsOf(digits);
    for (const [index, digit] of [...digits].entries())
      for (const [at, ink] of cellOf(pixels, index).entries()) {
        const sums = known[Number(digit)] ?? [];
        sums[at] = (sums[at] ?? 0) + ink;
      }
  }
  const templates = known.map((sums) => sums.map((sum) => sum / Math.hypot(...sums)));
  let solved = 0;
  const tried = anyDigits(100);
  for (const digits of tried) {
    const pixels = pixelsOf(digits);
    const read = [0, 1, 2, 3].map((index) => {
      const cell = cellOf(pixels, index);
      const scores = templates.map((template) => likeness(template, cell));
      return scores.indexOf(Math.max(...scores));
    });
    if (read.join('') === digits) solved += 1;
  }
  expect(solved / tried.length).toBeLessThan(0.15);
});

it('has no commands whose number tells the digits: counting what a picture is made of tells nothing', () => {
  const image = drawDigits('8888');
  expect(image).toMatch(/^data:image\/png;base64,/);
  const inkOf = (digits: string) => pixelsOf(digits).reduce((sum, ink) => sum + ink, 0);
  const inks = (digit: string) => Array.from({ length: 60 }, () => inkOf(digit.repeat(4)));
  // The ink of ones reaches that of fours, and that of fours that of eights.
  expect(Math.max(...inks('4'))).toBeGreaterThan(Math.min(...inks('8')));
});

it('draws and says the same digits in another way each time', () => {
  expect(drawDigits('4711')).not.toBe(drawDigits('4711'));
  expect(speakDigits('4711', 'EN')).not.toBe(speakDigits('4711', 'EN'));
});

it('says digits in the page’s language, and in English where it has no voice', () => {
  for (const language of ['EN', 'AR', 'KH'] as const) {
    const wav = Buffer.from(speakDigits('0369', language).replace('data:audio/wav;base64,', ''), 'base64');
    expect(wav.subarray(0, 4).toString()).toBe('RIFF');
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
    const seconds = (wav.length - 44) / wav.readUInt32LE(24);
    expect(seconds).toBeGreaterThan(2);
    expect(seconds).toBeLessThan(9);
  }
});
