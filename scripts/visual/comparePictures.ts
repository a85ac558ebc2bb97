import sharp from 'sharp';

/** How much a channel of a pixel may differ, of 255: what compositing does to the rim of a rounded corner. */
const SHADE = 13;

/** What encloses every pixel that differs, in pixels from the top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Where two PNG pictures look different; undefined where they do not. What only one of them is long enough for differs, and so does all of
 * pictures that are not as wide as each other.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Box | undefined> {
  if (before.equals(after)) return undefined; // most are, and to decode a long one takes longer than to take it
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const [shorter, longer] = one.info.height < other.info.height ? [one, other] : [other, one];
  const { width, channels } = shorter.info;
  if (width !== longer.info.width) return { left: 0, top: 0, width: longer.info.width, height: longer.info.height };
  let [left, top, right, bottom] = [width, longer.info.height, 0, 0];
  if (longer.info.height > shorter.info.height) [left, top, right, bottom] = [0, shorter.info.height, width, longer.info.height];
  for (let index = 0; index < shorter.data.length; index += 1) {
    if (Math.abs((shorter.data[index] ?? 0) - (longer.data[index] ?? 0)) <= SHADE) continue;
    const pixel = Math.floor(index / channels);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right === 0 ? undefined : { left, top, width: right - left, height: bottom - top };
}
