import { toId } from 'storybook/internal/csf';
import type { Indexer, IndexerOptions } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { blockStoryTitle } from '#schemas/declare/blocks/blockWords.ts';
import { moduleOf } from '#src/registry/moduleOf.ts';
import { withBlockNames } from '../.storybook/blockIndexer.ts';
import { documentationOf } from '../admin-preview/kit/route/storybookAddress.ts';

/** The title that Storybook lists the stories of a file under. */
async function titleOf(fileName: string, ownTitle?: string): Promise<string> {
  let title = '';
  const indexer: Indexer = {
    test: /./,
    createIndex: async (_fileName, { makeTitle }: IndexerOptions) => {
      title = makeTitle(ownTitle);
      return [];
    },
  };
  await withBlockNames(indexer).createIndex(fileName, { makeTitle: (own = 'from the file') => own });
  return title;
}

const storiesOf = (module: string) => `/project/${module.replace(/\.tsx$/, '.stories.tsx')}`;

it('stories of a block have the name that the tool gives it, and the words that others use', async () => {
  expect(await titleOf(storiesOf(moduleOf('banner-carousel')))).toBe('blocks/Banners (hero, slider, carousel)');
});

it('all other stories keep the title that they have', async () => {
  expect(await titleOf('/project/src/ui/Button/Button.stories.tsx')).toBe('from the file');
  expect(await titleOf('/project/.storybook/welcome/Welcome.stories.tsx', 'Welcome')).toBe('Welcome');
});

it('no two blocks have one name', () => {
  expect(new Set(blockTypes.map(blockStoryTitle)).size).toBe(blockTypes.length);
});

it.each(blockTypes)('the tool leads to the page of %s', (block) => {
  const link = Object.assign(document.createElement('link'), { rel: 'help', href: 'https://tool.example/storybook/' });
  document.head.replaceChildren(link);
  const id = toId(blockStoryTitle(block), 'docs');
  expect(documentationOf(block)).toBe(`https://tool.example/storybook/?path=/docs/${id}`);
});
