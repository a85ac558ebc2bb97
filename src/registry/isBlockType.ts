import type { BlockType } from '#schemas/blockSchemas.ts';
import { blocks } from './blocks.ts';

/** Whether this build has the block. Asks the registry, so that the schemas stay out of the player's code. */
export const isBlockType = (name: string): name is BlockType => Object.hasOwn(blocks, name);
