import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { PAGE_PREFIX } from '#schemas/declare/names/earlyPaths.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

const PLAYER = `export const themeCss = () => '';
globalThis.drawn = [];
export const resolveAddress = async ({ path }) => ({ path, isKnown: true });
export const renderPage = async ({ site, path, read, language, revision, settings }) => {
  if (!path.startsWith('${PAGE_PREFIX}')) return { redirect: '${paths.home}' };
  globalThis.drawn.push(site.title + ' ' + path);
  const games = await read('games', { gameType: 'S', language, pageSize: 5 });
  return { status: 200, body: site.title + ' ' + language + ' ' + games.total, description: '', boot: { revision, settings }, blocks: [], firstBlocks: [] };
};`;

/** A build that is as small as a build can be, with the shipped brands: enough to start the whole server on. */
export function smallestBuild(): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'livery-build-'));
  cpSync(join(project, 'templates'), join(root, 'templates'), { recursive: true });
  for (const folder of ['client/.vite', 'client/admin-preview', 'server']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(
    join(root, 'client/.vite/manifest.json'),
    JSON.stringify({ 'src/app/start/boot.ts': { file: 'assets/boot.js' } }),
  );
  writeFileSync(join(root, 'client/admin-preview/index.html'), '<title>Tool</title>');
  writeFileSync(join(root, 'server/entryServer.js'), PLAYER);
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** What the player of the build has drawn. */
export const drawn = (): readonly string[] => (globalThis as { drawn?: string[] }).drawn ?? [];
