import type { Condition } from '../entries/condition.ts';
import type { SharedEntryGroup } from '../entries/sharedEntries.ts';
import type { Region } from '../names/regions.ts';

/** A group of entries that a block shows: its own, or one shared by several blocks. */
export interface EntryList {
  readonly group: SharedEntryGroup | 'own';
  /** The block's setting that names the entries shown. Without `prop` and `site`, all of the group may show. */
  readonly prop?: string;
  /** The site's setting that names them. */
  readonly site?: 'footerNav';
}

/** All facts about a block besides its code (`src/blocks/<Name>/block.ts`). Its wire name is that of its folder. */
export interface BlockDeclaration {
  /** JSON Schema of its settings; title and description are how operators know the block. */
  readonly schema: {
    readonly title: string;
    readonly description: string;
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
  };
  /** Regions that it may be placed in. */
  readonly regions: readonly Region[];
  /** Height kept free until its code is here, in CSS px, so that nothing jumps. */
  readonly reservedHeightPx: number;
  /** Condition of the block as a whole: otherwise it is left out of its region (CALL-104). Without a condition it always shows. */
  readonly when?: Condition;
  /** Parts that only some visitors see, each with its condition (`entries.ts` beside the declaration). */
  readonly entries?: Readonly<Record<string, Condition>>;
  readonly lists?: readonly EntryList[];
  /** Its form logs a player in: the header's code for members is loaded with it. */
  readonly makesSession?: true;
  /**
   * A drawing of 48 × 32 to tell blocks apart by: rectangles, each as "x y width height", with a radius behind it where it is not 2,
   * separated by commas.
   */
  readonly sketch: { readonly light?: string; readonly strong: string } | { readonly light: string; readonly strong?: string };
  /** How it looks in the picture of a merchant's home; a line without. */
  readonly miniature?: 'banner' | 'line' | 'pills' | 'rail' | 'tall' | 'list' | 'strip' | 'cards' | 'news' | 'field' | 'plate';
}

/** Checks a declaration and keeps its exact type: settings, entries and texts are typed by it. */
export const defineBlock = <const B extends BlockDeclaration>(block: B): B => block;
