import { type MediaSizeName, isMediaSize } from './mediaSizes.ts';

/** Pictures of the library lie below this path, on every host. */
export const MEDIA_PATH = '/media/';

/** A picture's id is a hash of its content. */
export const PICTURE_ID_PATTERN = '^[A-Za-z0-9_-]{22}$';

const ADDRESS = /^\/media\/([a-z][a-z0-9-]{1,30})\/([A-Za-z0-9_-]{22})\/(\w+)$/;

/** One size of a picture of a merchant's library. */
export interface MediaAddress {
  readonly merchantCode: string;
  readonly picture: string;
  readonly size: MediaSizeName;
}

/** Parses an address of the library; undefined for every other address. */
export function readMediaAddress(address: string): MediaAddress | undefined {
  const [, merchantCode, picture, size] = ADDRESS.exec(address) ?? [];
  return merchantCode !== undefined && picture !== undefined && isMediaSize(size) ? { merchantCode, picture, size } : undefined;
}

export const mediaAddress = ({ merchantCode, picture, size }: MediaAddress): string =>
  `${MEDIA_PATH}${merchantCode}/${picture}/${size}`;

/** The same picture in another size. Addresses outside the library have one file only, and stay unchanged. */
export function addressInSize(address: string, size: MediaSizeName): string {
  const read = readMediaAddress(address);
  return read === undefined ? address : mediaAddress({ ...read, size });
}
