import type { StoredPicture } from '../store/repositories/media.ts';

/** The key of a file in the storage. */
export const mediaKey = (merchantCode: string, id: string, name: string): string => `${merchantCode}/${id}/${name}`;

/** The keys of all files of a picture. */
export const keysOf = ({ merchantCode, id, files }: Pick<StoredPicture, 'merchantCode' | 'id' | 'files'>): string[] => [
  ...new Set(files.map(({ name }) => mediaKey(merchantCode, id, name))),
];
