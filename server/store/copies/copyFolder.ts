import { constants } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';

/** Copies a folder. The copy has its name only when all of it is there. Where the file system can, it takes no room of its own. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const unfinished = `${to}.part`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await cp(from, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true });
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
