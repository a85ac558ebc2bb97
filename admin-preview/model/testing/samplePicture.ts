import type { MediaView, PictureView } from '#schemas/edges/api/media.schema.ts';
import { mediaSizeNames, mediaSizes } from '#schemas/base/media/mediaSizes.ts';

/** A picture of the sample merchant's library. */
export const samplePicture = (picture: Partial<PictureView> = {}): PictureView => ({
  id: 'a'.repeat(22),
  name: 'Beach bar',
  alt: '',
  kind: 'photo',
  width: 1600,
  height: 1000,
  bytes: 240_000,
  sizes: mediaSizeNames.map((size, index) => ({
    size,
    width: mediaSizes[size].width,
    height: mediaSizes[size].height,
    bytes: 2_000 * (index + 1),
  })),
  crop: null,
  changes: [],
  tones: null,
  createdAt: '2026-03-01T12:00:00Z',
  by: 'ann',
  uses: [],
  ...picture,
});

/** A library of these pictures. */
export const sampleLibrary = (...pictures: readonly PictureView[]): MediaView => ({
  pictures: [...pictures],
  usedBytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0),
  quotaBytes: 100_000_000,
});
