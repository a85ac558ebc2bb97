import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import { blockStoryTitle } from '#schemas/declare/blocks/blockWords.ts';

/** Where Storybook is, if the server has one: then it says so in the page. */
export const storybookAddress = (): string | undefined => document.querySelector<HTMLLinkElement>('link[rel=help]')?.href;

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The page of a block there, whose address Storybook makes of its name. */
export function documentationOf(block: BlockType): string | undefined {
  const storybook = storybookAddress();
  return storybook && `${storybook}?path=/docs/${slug(blockStoryTitle(block))}--docs`;
}
