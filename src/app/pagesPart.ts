import type * as otherPages from './otherPages.tsx';

type OtherPages = typeof otherPages;

/** Source module of all pages but home, as the build's manifest names it. */
export const PAGES_MODULE = 'src/app/otherPages.tsx';

let part: OtherPages | undefined;

/** All pages but home, if their code is here: home does without. */
export const loadedPages = (): OtherPages | undefined => part;

/** Loads what home knows nothing of: which pages there are, who may open them, and what they are framed by. */
export async function loadPages(): Promise<OtherPages> {
  // Every page is made of blocks that home has not: their table travels beside.
  const [pages] = await Promise.all([import('./otherPages.tsx'), import('#src/registry/pageBlocks.ts')]);
  return (part ??= pages);
}
