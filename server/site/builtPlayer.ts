import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ClientManifest, chunksOf } from './clientManifest.ts';
import { type CriticalCss, criticalCss, namesIn } from './criticalCss.ts';
import { joinedSheet } from '../http/files/builtFiles.ts';
import { BOOT_MODULE, type PlayerBuild, type PlayerServer, START_MODULE } from './PlayerServer.ts';

/**
 * The player as `vite build` left it in `<root>/client` and `<root>/server`. Each style sheet is read once.
 *
 * @throws Error when it was not built.
 */
export async function builtPlayer(root: string): Promise<PlayerBuild> {
  const client = join(root, 'client');
  // Vite wrote this file; a wrong shape would be a broken build and fails right here.
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as ClientManifest;
  const boot = manifest[BOOT_MODULE];
  if (boot === undefined) throw new Error(`${BOOT_MODULE} is missing in Vite's manifest. Run npm run build.`);
  // Its types are checked where it is written: the module's exports are a PlayerServer.
  const player = (await import(/* @vite-ignore */ pathToFileURL(join(root, 'server/entryServer.js')).href)) as PlayerServer;

  const sheets = new Map<string, Promise<CriticalCss>>();
  const loadSheet = (file: string): Promise<CriticalCss> => {
    const sheet = sheets.get(file) ?? readFile(join(client, file), 'utf8').then(criticalCss);
    sheets.set(file, sheet);
    return sheet;
  };
  const loadedByPage = new Set(chunksOf(manifest, [BOOT_MODULE]).map(({ file }) => file));

  return {
    loadPlayer: async () => player,
    bootScript: `/${boot.file}`,
    async filesOf(drawn, first) {
      const styled = chunksOf(manifest, [BOOT_MODULE, START_MODULE, ...drawn]);
      const loaded = chunksOf(manifest, [BOOT_MODULE, START_MODULE, ...first]);
      const files = [...new Set(styled.flatMap(({ css = [] }) => css))];
      const pageSheets = await Promise.all(files.map(loadSheet));
      return {
        sheet: joinedSheet(files),
        stylesFor(html, lang) {
          const names = namesIn(html, lang);
          return pageSheets.map((critical) => critical(names)).join('');
        },
        chunks: loaded.filter(({ file }) => !loadedByPage.has(file)).map(({ file }) => `/${file}`),
      };
    },
  };
}
