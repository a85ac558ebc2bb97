import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const boot = fileOf('src/app/start/boot.ts');
/** The player's entry points, the small parts that every page starts by itself, and the bar, which almost every page has. */
const ofEveryPage = [
  'src/app/start/startPlayer.tsx',
  'src/lib/callFailed.ts',
  'src/lib/measuring.ts',
  'src/lib/scriptAddress.ts',
  'src/blocks/FooterNav/FooterNav.tsx',
  'src/blocks/FooterNav/FooterBar.tsx',
].map(fileOf);
/** The tables that load each block by itself. */
const homeBlocks = fileOf('src/registry/generated/homeBlocks.ts');
const pageBlocks = fileOf('src/registry/generated/pageBlocks.ts');
/** The renderer of every page but home. */
const routedPage = fileOf('src/app/pages/RoutedPage.tsx');
const schemas = fileOf('schemas/');

/** Blocks that have a module in common before it travels apart from them. */
const SHARED_BY = 2;
/** Menus of home, which come when they are opened. */
const MENU = /\/(?:Left|Right|Member)Menu\.tsx$/;
/** Blocks that the top of home does without: menus, news, results of lotteries, and the end of the page. */
const LATE = /\/(?:(?:Left|Right|Member)Menu|LobbyNews|LotteryDraws|HomeFooter)\.tsx$/;

/** Source of a module that is not worth a request of its own: as a file it would be shorter than the headers that bring it. */
const SMALL_CHARACTERS = 2_500;

/** Pages of one family share code: each family has a module that no other page needs. */
const families = {
  forms: fileOf('src/forms/RuleField.tsx'),
  lists: fileOf('src/features/gameSearch/useSearchText.ts'),
  records: fileOf('src/features/records/RecordScreen.tsx'),
} as const;
type Family = keyof typeof families;

type PageChunk = 'pages' | Family;
type PlayerChunk = 'page' | 'late' | PageChunk | `${PageChunk}Schemas`;

/** All our modules that a module statically imports, including itself. Packages have chunks of their own (vite.config.ts). */
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

/** The dependencies of a table's blocks: each module with the blocks that need it. */
function usersOf(table: string, build: Rolldown.ChunkingContext): ReadonlyMap<string, readonly ReadonlySet<string>[]> {
  const usedBy = new Map<string, ReadonlySet<string>[]>();
  for (const block of build.getModuleInfo(table)?.dynamicallyImportedIds ?? []) {
    const modules = reached(block, build);
    for (const id of modules) usedBy.set(id, [...(usedBy.get(id) ?? []), modules]);
  }
  return usedBy;
}

/** A module's dynamic imports. */
const importedBy = (id: string, build: Rolldown.ChunkingContext) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

/** The dependencies of home's blocks, static and dynamic. */
function reachedFromHome(build: Rolldown.ChunkingContext): ReadonlySet<string> {
  const atOnce = importedBy(homeBlocks, build).flatMap((block) => [...reached(block, build)]);
  const later = atOnce.flatMap((id) => importedBy(id, build)).flatMap((part) => [...reached(part, build)]);
  return new Set([...atOnce, ...later]);
}

/** Every dynamically imported part of the player, except those left out and parts that only they load. */
function partsOf(build: Rolldown.ChunkingContext, leftOut: readonly string[] = []): ReadonlySet<string> {
  const parts = new Set([boot]);
  for (const part of parts)
    // grows while it is read
    for (const id of reached(part, build))
      for (const later of importedBy(id, build)) if (!leftOut.includes(later)) parts.add(later);
  return parts;
}

/** Dependencies of home's blocks that would be small separate files, because other parts need them as well. */
function smallOfHome(build: Rolldown.ChunkingContext): ReadonlySet<string> {
  const parts = partsOf(build);
  const users = new Map<string, number>();
  for (const part of parts) for (const id of reached(part, build)) users.set(id, (users.get(id) ?? 0) + 1);
  const isSmall = (id: string) => (build.getModuleInfo(id)?.code?.length ?? 0) < SMALL_CHARACTERS;
  return new Set([...users].flatMap(([id, count]) => (count >= SHARED_BY && isSmall(id) && !parts.has(id) ? [id] : [])));
}

/** Whether nothing but menus asks for a module. */
function isOfMenus(id: string, build: Rolldown.ChunkingContext): boolean {
  const importers = build.getModuleInfo(id)?.importers ?? [];
  return importers.length > 0 && importers.every((importer) => MENU.test(importer) || isOfMenus(importer, build));
}

/**
 * Many small files transfer, and compress, better as one: the code that every page needs, that menus, the end of home and home's lazy parts
 * share, that other pages share, and that only the pages of one family have.
 */
function sharedModules(build: Rolldown.ChunkingContext): ReadonlyMap<string, PlayerChunk> {
  for (const module of [boot, ...ofEveryPage, homeBlocks, pageBlocks, routedPage, ...Object.values(families)])
    if (!build.getModuleInfo(module)) throw new Error(`${module} has moved: scripts/playerChunks.ts names it.`);
  const found = new Map<string, PlayerChunk>();
  const ofHome = reachedFromHome(build);
  for (const [id, users] of usersOf(pageBlocks, build)) {
    if (users.length < SHARED_BY || ofHome.has(id)) continue;
    const family = (Object.keys(families) as Family[]).filter((name) => users.every((modules) => modules.has(families[name])));
    // Code shared by only two families would make one family load the other.
    if (family.length < 2) found.set(id, chunkIn(id, family[0] ?? 'pages'));
  }
  const withoutPages = new Set([...partsOf(build, [routedPage, pageBlocks])].flatMap((part) => [...reached(part, build)]));
  for (const id of [routedPage, pageBlocks].flatMap((part) => [...reached(part, build)]))
    if (!ofHome.has(id) && !withoutPages.has(id)) found.set(id, chunkIn(id, 'pages'));
  const small = smallOfHome(build);
  for (const [id, users] of usersOf(homeBlocks, build)) {
    if (users.length < SHARED_BY && !small.has(id)) continue;
    if (!users.every((modules) => [...modules].some((block) => LATE.test(block)))) found.set(id, 'page');
    else if (small.has(id) || isOfMenus(id, build)) found.set(id, 'late');
  }
  for (const id of ofEveryPage.flatMap((module) => [...reached(module, build)])) found.set(id, 'page');
  // Modules that would pull in a larger file stay separate.
  const isLight = (id: string) => [...reached(id, build)].every((needed) => small.has(needed) || found.has(needed));
  for (const id of small) if (ofHome.has(id) && !found.has(id) && isLight(id)) found.set(id, 'late');
  return found;
}

/** The tool and the bare start need schemas without the pages that use them. */
const chunkIn = (id: string, chunk: PageChunk): PlayerChunk => (id.startsWith(schemas) ? `${chunk}Schemas` : chunk);

let cached: ReadonlyMap<string, PlayerChunk> | undefined;

/** The chunk that a module of the player shares with others, if it does. */
export function playerChunkOf(id: string, build: Rolldown.ChunkingContext): PlayerChunk | null {
  cached ??= sharedModules(build);
  return cached.get(id) ?? null;
}
