import { regions } from '#schemas/declare/names/regions.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { type SeenName, seenAt } from '../../admin-preview/preview/frame/frameScreens.ts';
import { git } from './git.ts';

/** Files without an effect for players, or compared as releases. */
const UNSEEN =
  /\.(test|stories)\.tsx?$|\.md$|\/testing\/|^(?:\.|admin-preview|bench|docs|e2e|scripts|tests|templates\/(?:brands|release\.schema\.json)|texts\/(?:locales\/[\w-]+\/tool|notes))/;

const blockName = (folder: string): string => folder.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

/**
 * Screens whose code differs between a commit and the checkout: those that contain a block whose folder has changed.
 *
 * @returns Undefined if anything else has changed, which any screen may use.
 */
export function changedScreens(commit: string, { template: { layout = {} } }: Release): ReadonlySet<SeenName> | undefined {
  const files = git('diff', '--name-only', commit)
    .split('\n')
    .filter((file) => file !== '' && !UNSEEN.test(file));
  const blocks = files.map((file) => /^src\/blocks\/(\w+)\//.exec(file)?.[1]);
  if (blocks.includes(undefined)) return undefined;
  const changed = new Set(blocks.map((folder) => blockName(folder ?? '')));
  return new Set(regions.filter((region) => layout[region]?.some(({ block }) => changed.has(block))).map(seenAt));
}
