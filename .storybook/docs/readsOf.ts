import { type BlockType, regionsOf } from '#schemas/declare/blocks/blocks.ts';
import type { CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { HOME_PATH } from '#schemas/declare/names/earlyPaths.ts';
import { type Page, pages } from '#schemas/declare/pages/pages.ts';
import { readBlockData } from '#src/registry/readBlockData.ts';
import aurora from '#templates/brands/aurora/release.json';
import { fakeHttp } from '../fakeHttp.ts';
import { readShipped, siteOfRelease } from '../siteOfRelease.ts';
import { schemaDefaults } from './schemaDefaults.ts';

/** The brand as `npm run docs` can read it, too: it is not a part of Storybook's build. */
const site = siteOfRelease(readShipped(aurora));

/** The address of the first page that has the block. */
function addressOf(block: BlockType): URL {
  const declared: readonly Page[] = Object.values(pages);
  const page = declared.find(({ region }) => region !== undefined && regionsOf(block).includes(region));
  return new URL(page?.path ?? HOME_PATH, 'https://story.example');
}

/** The calls that the server makes for a block with its default settings, before it sends the page. Asks the code that makes them. */
export async function readsOf(block: BlockType): Promise<readonly CallName[]> {
  const asked = new Set<CallName>();
  const http = fakeHttp('normal');
  const read = <C extends CallName>(call: C, params: Params) => {
    asked.add(call);
    return http.read(call, params);
  };
  await readBlockData(block, schemaDefaults(block), {
    site,
    language: 'EN',
    address: addressOf(block),
    read,
    readPart: async (call, params, part) => part.of(await read(call, params)),
  });
  return [...asked];
}
