import type { BlockType } from '#schemas/blockSchemas.ts';

/** Where Storybook is, if the server has one: then it says so in the page. */
export const storybookAddress = (): string | undefined => document.querySelector<HTMLLinkElement>('link[rel=help]')?.href;

/** The page of a block there. Storybook names it by the file of the block's stories. */
export function documentationOf(block: BlockType): string | undefined {
  const storybook = storybookAddress();
  return storybook && `${storybook}?path=/docs/blocks-${block.replaceAll('-', '')}--docs`;
}
