import type { SingleSignOn } from '#schemas/api/signOn.schema.ts';
import { createReader } from '#schemas/createReader.ts';
import { singleSignOn } from '#schemas/generated/serverFiles.js';
import { readIssuer } from '../http/openIdClient.ts';
import { readJsonFile } from '../platform/readJsonFile.ts';

const read = createReader<SingleSignOn>(singleSignOn);

/** Reads the file on single sign-on; undefined when it cannot be read or holds anything else. */
export function readSingleSignOn(path: string): SingleSignOn | undefined {
  const settings = read(readJsonFile(path));
  return settings.ok && readIssuer(settings.value.issuer) ? settings.value : undefined;
}
