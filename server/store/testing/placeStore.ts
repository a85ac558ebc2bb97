import { mkdir } from 'node:fs/promises';
import { startEngine } from '../database/Engine.ts';
import { storeFolder } from '../engine/openFolder.ts';
import { madeDatabase } from './madeDatabase.ts';

/** Puts a store without tables into a folder of data, as the first start of a server makes it there, in a tenth of the time. */
export async function placeStore(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const engine = await startEngine({ dataDir: storeFolder(dataDir), loadDataDir: await madeDatabase({}) });
  await engine.close();
}
