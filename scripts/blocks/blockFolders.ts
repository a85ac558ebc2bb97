import { existsSync, readdirSync } from 'node:fs';

const root = new URL('../../src/blocks/', import.meta.url);

/** A folder of `src/blocks` that declares a block. */
export interface BlockFolder {
  /** As in the path, such as `HotGames`; the component is called the same. */
  readonly folder: string;
  /** The block's wire name, such as `hot-games`. */
  readonly name: string;
  /** Whether the server reads something for the block. */
  readonly readsData: boolean;
}

/** Every block, in the order of the names. */
export const blockFolders = (): BlockFolder[] =>
  readdirSync(root)
    .filter((folder) => existsSync(new URL(`${folder}/block.ts`, root)))
    .toSorted()
    .map((folder) => ({
      folder,
      name: folder.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase(),
      readsData: existsSync(new URL(`${folder}/data.ts`, root)),
    }));

/** A key of an object literal. */
export const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
