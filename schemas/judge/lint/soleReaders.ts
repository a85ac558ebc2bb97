import soleReaders from './soleReaders.json' with { type: 'json' };

/** Settings and texts that nothing but these blocks reads. */
export interface SoleReaders {
  readonly blocks: readonly string[];
  /** By their pointers. */
  readonly settings: readonly string[];
  /** By their keys; all plural forms of a text count as one. */
  readonly texts: readonly string[];
}

const groups: readonly SoleReaders[] = soleReaders;

const blocksBy = (what: 'settings' | 'texts'): ReadonlyMap<string, readonly string[]> =>
  new Map(groups.flatMap((group) => group[what].map((name) => [name, group.blocks] as const)));

/** The only blocks that read a setting, or use a text, as `npm run docs` finds them in the code and in measurements. */
export const blocksReading = blocksBy('settings');
export const blocksUsingText = blocksBy('texts');
