import type { FromSchema } from 'json-schema-to-ts';
import type { BlockDeclaration } from './defineBlock.ts';
import { blocks } from '../../generated/blockIndex.ts';
import type { Region } from '../names/regions.ts';

export { blocks };

/** The wire name of a block that a layout may place. */
export type BlockType = keyof typeof blocks;
/** The props of a block's component: its settings with defaults filled in. */
export type BlockProps<T extends BlockType> = FromSchema<(typeof blocks)[T]['schema']>;

export const blockTypes = Object.keys(blocks) as readonly BlockType[];

export const isBlockType = (name: string): name is BlockType => Object.hasOwn(blocks, name);

/** The declaration of a block of any type. */
export const declarationOf = (type: BlockType): BlockDeclaration => blocks[type];

/** Regions that a block may be placed in. */
export const regionsOf = (type: BlockType): readonly Region[] => blocks[type].regions;
