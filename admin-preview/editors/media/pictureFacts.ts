import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import { type MediaSizeName, mediaSizes } from '#schemas/base/media/mediaSizes.ts';

/** What a picture costs a player in a size, in bytes. */
export const costOf = ({ sizes }: Pick<PictureView, 'sizes'>, size: MediaSizeName): number =>
  sizes.find((each) => each.size === size)?.bytes ?? 0;

/** Whether a photo is shown blurred in a size: it has not half the pixels, which is what the plainest screens show. */
export const isTooSmall = (
  { kind, width, height }: Pick<PictureView, 'kind' | 'width' | 'height'>,
  size: MediaSizeName,
): boolean => {
  const wanted = mediaSizes[size];
  const shares = [width / wanted.width, height / wanted.height];
  return kind === 'photo' && (wanted.fit === 'cover' ? Math.min(...shares) : Math.max(...shares)) < 0.5;
};
