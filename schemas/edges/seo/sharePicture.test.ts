import { expect, it } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { sharePicture } from './sharePicture.ts';

const { theme } = resolvedWith({}).site;
const logo = 'data:image/png;base64,AA';

/** The box of the logo, and whether it stays above the icon's field. */
function boxIn(svg: string) {
  const numbers = /<image [^>]*y="(\d+)" width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1).map(Number);
  const field = /<rect x="\d+" y="(\d+)"/.exec(svg)?.[1];
  const [top = NaN, , height = NaN] = numbers ?? [];
  return { middle: top + height / 2, bottom: top + height, field: field === undefined ? undefined : Number(field) };
}

it('alone, the logo stands in the middle of the picture', () => {
  expect(boxIn(sharePicture(theme, logo, undefined))).toMatchObject({ middle: 315, field: undefined });
});

it('with a page, the logo stands above its icon and does not touch it', () => {
  const { bottom, field } = boxIn(sharePicture(theme, logo, 'help'));
  expect(bottom).toBeLessThan(field ?? NaN);
});

it('without a logo holds no picture', () => {
  expect(sharePicture(theme, undefined, 'help')).not.toContain('<image');
});
