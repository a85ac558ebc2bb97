import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the player begins. */
const start = fileOf('src/app/start/startPlayer.tsx');
/** Loads each block of home by itself. */
const registry = fileOf('src/registry/homeBlocks.ts');

/** Blocks of home that have a module in common before it travels apart from them. */
const SHARED_BY = 2;
/** Menus of home, which come when they are opened. */
const MENU = /\/(?:Left|Right|Member)Menu\.tsx$/;

/** All modules of ours that one needs before it can run, itself too. Packages have chunks of their own (vite.config.ts). */
function reached(start: string, build: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id) || id.includes('/node_modules/')) return;
    found.add(id);
    build.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  walk(start);
  return found;
}

type PlayerChunk = 'page' | 'menus';

/** Whether nothing but menus asks for a module. */
function isOfMenus(id: string, build: Rolldown.ChunkingContext): boolean {
  const importers = build.getModuleInfo(id)?.importers ?? [];
  return importers.length > 0 && importers.every((importer) => MENU.test(importer) || isOfMenus(importer, build));
}

/** Many small files travel, and compress, better as one: what every page of the player draws with, and what menus have in common. */
function sharedModules(build: Rolldown.ChunkingContext): ReadonlyMap<string, PlayerChunk> {
  const found = new Map<string, PlayerChunk>();
  const usedBy = new Map<string, string[]>();
  for (const block of build.getModuleInfo(registry)?.dynamicallyImportedIds ?? [])
    for (const id of reached(block, build)) usedBy.set(id, [...(usedBy.get(id) ?? []), block]);
  for (const [id, users] of usedBy) {
    if (users.length < SHARED_BY) continue;
    if (!users.every((block) => MENU.test(block))) found.set(id, 'page');
    else if (isOfMenus(id, build)) found.set(id, 'menus');
  }
  for (const id of reached(start, build)) found.set(id, 'page');
  return found;
}

let known: ReadonlyMap<string, PlayerChunk> | undefined;

/** The chunk that a module of the player shares with others, if it does. */
export function playerChunkOf(id: string, build: Rolldown.ChunkingContext): PlayerChunk | null {
  known ??= sharedModules(build);
  return known.get(id) ?? null;
}
