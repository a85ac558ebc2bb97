import type { CdnPurge } from '#schemas/cdnPurge.schema.ts';
import { createReader } from '#schemas/createReader.ts';
import { cdnPurge } from '#schemas/generated/serverFiles.js';
import { readJsonFile } from '../../platform/readJsonFile.ts';

const read = createReader<CdnPurge>(cdnPurge);

/** Reads the file on the CDN; undefined when it cannot be read or holds anything else. */
export function readCdnPurge(path: string): CdnPurge | undefined {
  const cdn = read(readJsonFile(path));
  return cdn.ok ? cdn.value : undefined;
}
