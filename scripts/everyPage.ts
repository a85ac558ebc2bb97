import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the player begins. */
const start = fileOf('src/app/startPlayer.tsx');
/** What moves before the player is here cannot wait for it. */
const early = fileOf('src/ui/Carousel/autoplay.ts');
/** Loads each block of home by itself. */
const registry = fileOf('src/registry/blocks.ts');

/** Blocks of home that have a module in common before it travels with the page. */
const SHARED_BY = 2;

/** All modules that one needs before it can run, itself too. */
function reached(start: string, build: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    build.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  walk(start);
  return found;
}

/** What every page of the player draws with: many small files that travel, and compress, better as one. */
function modulesOfEveryPage(build: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = reached(start, build);
  const uses = new Map<string, number>();
  for (const block of build.getModuleInfo(registry)?.dynamicallyImportedIds ?? [])
    for (const id of reached(block, build)) uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const [id, count] of uses) if (count >= SHARED_BY) found.add(id);
  for (const id of reached(early, build)) found.delete(id);
  return found;
}

let known: ReadonlySet<string> | undefined;

/** Whether a module belongs to the chunk that every page of the player loads. */
export function isOfEveryPage(id: string, build: Rolldown.ChunkingContext): boolean {
  known ??= modulesOfEveryPage(build);
  return known.has(id);
}
