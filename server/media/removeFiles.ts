import type { Logger } from 'pino';
import type { StoredPicture } from '../store/repositories/media.ts';
import type { MediaStorage } from './MediaStorage.ts';
import { keysOf } from './mediaKey.ts';

interface Deps {
  readonly storage: MediaStorage;
  readonly log: Logger;
}

/** Removes the files of a picture that no library has any more. Files that could not be removed are never served; the log names them. */
export async function removeFiles(
  { storage, log }: Deps,
  picture: Pick<StoredPicture, 'merchantCode' | 'id' | 'files'>,
): Promise<void> {
  try {
    await storage.remove(keysOf(picture));
  } catch (error) {
    const { merchantCode, id } = picture;
    log.warn({ err: error, merchantCode, picture: id }, 'files of a picture could not be removed');
  }
}
