import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ClientManifest, chunksOf } from './clientManifest.ts';
import { BOOT_MODULE, type PlayerBuild, type PlayerServer, START_MODULE } from './PlayerServer.ts';

/**
 * The player as `vite build` left it in `<root>/dist/client` and `<root>/dist/server`. Each style sheet is read once.
 *
 * @throws Error when it was not built.
 */
export async function builtPlayer(root: string): Promise<PlayerBuild> {
  const client = join(root, 'dist/client');
  // Vite wrote this file; a wrong shape would be a broken build and fails right here.
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as ClientManifest;
  const boot = manifest[BOOT_MODULE];
  if (boot === undefined) throw new Error(`${BOOT_MODULE} is missing in Vite's manifest. Run npm run build.`);
  // Its types are checked where it is written: the module's exports are a PlayerServer.
  const player = (await import(/* @vite-ignore */ pathToFileURL(join(root, 'dist/server/entryServer.js')).href)) as PlayerServer;

  const sheets = new Map<string, Promise<string>>();
  const readSheet = (file: string): Promise<string> => {
    const text = sheets.get(file) ?? readFile(join(client, file), 'utf8');
    sheets.set(file, text);
    return text;
  };
  const loadedByPage = new Set(chunksOf(manifest, [BOOT_MODULE]).map(({ file }) => file));

  return {
    loadPlayer: async () => player,
    bootScript: `/${boot.file}`,
    async filesOf(drawn, first) {
      const styled = chunksOf(manifest, [BOOT_MODULE, START_MODULE, ...drawn]);
      const loaded = chunksOf(manifest, [BOOT_MODULE, START_MODULE, ...first]);
      const styles = [...new Set(styled.flatMap(({ css = [] }) => css))];
      return {
        sheets: styles.map((file) => `/${file}`),
        styles: (await Promise.all(styles.map(readSheet))).join(''),
        chunks: loaded.filter(({ file }) => !loadedByPage.has(file)).map(({ file }) => `/${file}`),
      };
    },
  };
}
