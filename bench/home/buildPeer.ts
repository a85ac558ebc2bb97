import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { shared } from '../../vite.config.ts';
import type { StaticFile } from '../lib/serveBeside.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds a page of `bench/` with Vite and gives its files by address; the page itself answers at `address`. */
export async function buildPeer(folder: string, address: string): Promise<Map<string, StaticFile>> {
  const outDir = await mkdtemp(join(tmpdir(), 'livery-peer-'));
  await build(
    mergeConfig(shared, {
      root: folder,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: { outDir, emptyOutDir: true, assetsDir: 'peer-assets' },
    }),
  );
  const files = new Map<string, StaticFile>();
  for (const file of await readdir(outDir, { recursive: true })) {
    const type = types[extname(file)];
    if (!type) continue;
    files.set(file === 'index.html' ? address : `/${file}`, { type, body: await readFile(join(outDir, file)) });
  }
  await rm(outDir, { recursive: true, force: true });
  return files;
}
