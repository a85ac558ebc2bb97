import type { Indexer } from 'storybook/internal/types';
import { blockStoryTitle } from '#schemas/declare/blocks/blockWords.ts';
import { blockOf } from './blockOf.ts';

/** Names the stories of a block as the tool names the block; all others are named by Storybook. */
export const withBlockNames = ({ createIndex, ...indexer }: Indexer): Indexer => ({
  ...indexer,
  createIndex: (fileName, options) => {
    const block = blockOf({ fileName });
    const makeTitle = (title?: string) => (block ? blockStoryTitle(block) : options.makeTitle(title));
    return createIndex(fileName, { ...options, makeTitle });
  },
});
