import { type BlockType, blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { moduleOf } from '#src/registry/moduleOf.ts';
import { type Source, filesBelow, importsOf, productSources, targetOf } from '#tests/support/sources.ts';

/** Code that runs for players and may read values. Declarations of settings, checks of a release and the operators' API use no value. */
const isRunning = ({ path }: Source): boolean =>
  /^(src|server|sandbox|schemas)\//.test(path) &&
  !/^schemas\/(declare\/(release|register|settings)\/.*(\.schema|settings)|judge\/(findings|journeys|lint)\/|edges\/api\/)/.test(
    path,
  );

/** Where code starts that is not a block: pages, frames, menus over them, the service worker, servers. */
const isStart = (path: string): boolean => /^(server|sandbox|src\/(app|worker|runtime|registry|site))\//.test(path);
const isOfBlock = (path: string): boolean => path.startsWith('src/blocks/');

/** Which blocks name a word in their code; undefined where other code names it too, or code that nothing seems to start. */
export type ReadersOf = (mentions: (source: Source) => boolean) => readonly BlockType[] | undefined;

function reachedFrom(
  starts: readonly string[],
  targets: ReadonlyMap<string, readonly string[]>,
  goesOn = (_path: string) => true,
) {
  const reached = new Set<string>();
  const open = [...starts];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path) || !goesOn(path)) continue;
    reached.add(path);
    open.push(...(targets.get(path) ?? []));
  }
  return reached;
}

/** Reads the product's code once, and finds for a word the only blocks that use it, directly or through imports. */
export function codeReaders(): ReadersOf {
  const sources = productSources().filter(isRunning);
  const allPaths = new Set(sources.map(({ path }) => path));
  const targets = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source)
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .flatMap(({ name }) => targetOf(source, name) ?? [])
        .filter((path) => allPaths.has(path)),
    ]),
  );
  // The registry loads each block by its name: code that is only reached from there belongs to the block.
  const elsewhere = reachedFrom([...allPaths].filter(isStart), targets, (path) => !isOfBlock(path));
  const byBlock = new Map(blockTypes.map((block) => [block, reachedFrom([moduleOf(block)], targets)]));
  const data = filesBelow('templates', /release\.json$/);
  return (mentions) => {
    const paths = sources.filter(mentions).map(({ path }) => path);
    const blocks = blockTypes.filter((block) => paths.some((path) => byBlock.get(block)?.has(path)));
    const isElsewhere = (path: string) => elsewhere.has(path) || !blocks.some((block) => byBlock.get(block)?.has(path));
    return paths.some(isElsewhere) || data.some(mentions) ? undefined : blocks;
  };
}
