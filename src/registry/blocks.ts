import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import { LazyMemberArea } from '#src/blocks/HomeHeader/LazyMemberArea.ts';
import type { Block } from './block.ts';
import { homeBlocks } from './generated/homeBlocks.ts';

/** A block with its type forgotten: props come from the layout, where its schema has checked them. */
export type AnyBlock = Block<Readonly<Record<string, unknown>>>;

// Sound because the tables pair every type with the component of its own props.
const blockOfType = new Map(Object.entries(homeBlocks) as unknown as [string, AnyBlock][]);

/** Loads the table of blocks that only forms and pages draw. To be awaited before such a page is planned. */
export async function loadPageBlocks(): Promise<void> {
  const { pageBlocks } = await import('./generated/pageBlocks.ts');
  for (const [type, block] of Object.entries(pageBlocks) as unknown as [string, AnyBlock][]) blockOfType.set(type, block); // sound as above
}

/** The block of a name, where this build has it. */
export const blockOf = (name: string): AnyBlock | undefined => blockOfType.get(name);

/** Whether this build has the block. Asks the tables, so that the schemas stay out of the player's code. */
export const isBlockType = (name: string): name is BlockType => blockOfType.has(name);

/**
 * Loads several blocks at once. `RenderBlock` handles failures in their own places.
 *
 * @param hasSession Whether there may be a session: then a member's part of the header is loaded beside the header, not after it.
 */
export async function preloadBlocks(types: readonly BlockType[], hasSession = false): Promise<void> {
  await Promise.allSettled([
    ...types.map((type) => blockOf(type)?.code.preload()),
    hasSession && types.includes('home-header') && LazyMemberArea.preload(),
  ]);
}
