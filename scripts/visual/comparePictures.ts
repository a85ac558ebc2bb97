import sharp from 'sharp';

/** Tolerance of a pixel's channel, of 255: compositing changes the edge of a rounded corner by so much. */
const SHADE = 13;

/** The bounding box of all different pixels, in pixels from the top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Where two PNG pictures look different; undefined if they do not. A part that only the longer one has is different; pictures of different width
 * are different as a whole.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Box | undefined> {
  if (before.equals(after)) return undefined; // most are equal, and decoding a long one takes longer than taking it
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
