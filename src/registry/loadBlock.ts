import type { ComponentType } from 'react';
import type { BlockType } from '#schemas/blockSchemas.ts';
import { loadKeptMemberArea } from '#src/blocks/HomeHeader/memberAreaPart.ts';
import { blocks } from './blocks.ts';
import type { PageBlock } from './pageBlocks.ts';

/** A block's component with its type forgotten: props come from the layout, where its schema has judged them. */
export type AnyBlock = ComponentType<Readonly<Record<string, unknown>>>;

const RETRY_AFTER_MS = [300, 1200];

const loaded = new Map<BlockType, AnyBlock>();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The component if its code is here already, so that server and hydration render without waiting. */
export const loadedBlock = (type: BlockType): AnyBlock | undefined => loaded.get(type);

async function codeOf(type: BlockType): Promise<AnyBlock> {
  const entry = blocks[type];
  const load = 'load' in entry ? entry.load : (await import('./pageBlocks.ts')).pageBlocks[type as PageBlock]; // the types of the two tables are all
  // Sound because the tables pair every type with the component of its own props.
  return (await load()) as AnyBlock;
}

/** Loads a block's code, retried twice: phones lose requests. Throws when it cannot be had. */
export async function loadBlock(type: BlockType): Promise<AnyBlock> {
  const here = loaded.get(type);
  if (here) return here;
  for (const delayMs of [...RETRY_AFTER_MS, 0]) {
    try {
      const component = await codeOf(type);
      loaded.set(type, component);
      return component;
    } catch (error) {
      if (delayMs === 0) throw error;
      await wait(delayMs);
    }
  }
  throw new Error(`block ${type} did not load`);
}

/** Loads several blocks at once. One that fails is left for `RenderBlock` to deal with in its own place. */
export const preloadBlocks = async (types: readonly BlockType[]): Promise<void> => {
  await Promise.allSettled([...types.map(loadBlock), types.includes('home-header') ? loadKeptMemberArea() : undefined]);
};
