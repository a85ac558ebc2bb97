import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { mayImport } from './modules.ts';

export interface Source {
  /** From the top of the repository, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Files below a folder, except generated ones. Paths start at the root of the repository. */
export const filesBelow = (folder: string, ending: RegExp): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((path) => ending.test(path) && !path.includes('/generated/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const isTestOrStory = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

/** The product's sources: every TypeScript file of a module that is neither test nor story. */
export const productSources = (): Source[] =>
  ['schemas', 'texts', 'src', 'admin-preview', 'server', 'sandbox', 'cli', 'conformance']
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .filter(({ path }) => !isTestOrStory(path));

export interface Import {
  /** As written. */
  readonly name: string;
  readonly isTypeOnly: boolean;
  /** By `import()`, so that it is loaded when it is needed. */
  readonly isDynamic: boolean;
}

/** Imports of a file: static, type-only, re-exported and dynamic. */
export function importsOf({ path, text }: Source): Import[] {
  const { module } = parseSync(path, text);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      isDynamic: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { name: moduleRequest.value, isTypeOnly: isType, isDynamic: false } : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isTypeOnly: false,
      isDynamic: true,
    })),
  ];
}

/** Path of an import inside the repository; undefined for a package. */
export function targetOf(from: Source, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(from.path), name) : undefined;
}

/** A block's declaration is a part of the contract, though it lies beside the block's code. */
const BLOCK_DECLARATION = /^src\/blocks\/[^/]+\/(?:block|entries)\.ts$/;

/** The declared module that contains a path, the innermost one, or `outside`. */
export const moduleOf = (path: string): string =>
  BLOCK_DECLARATION.test(path)
    ? 'schemas'
    : (Object.keys(mayImport)
        .filter((module) => path.startsWith(`${module}/`))
        .toSorted((a, b) => b.length - a.length)[0] ?? 'outside');

/** Where a file counts to: a block's declaration to the folder of `schemas` that puts them together. */
export const placeOf = (path: string): string => (BLOCK_DECLARATION.test(path) ? `schemas/declare/blocks/${path}` : path);

export const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];
