import { dequal } from 'dequal/lite';
import { type BlockType, blocks } from '#schemas/declare/blocks/blocks.ts';
import type { PlacedBlock } from '#schemas/declare/release/layout.schema.ts';
import { schemaDefaults } from './schemaDefaults.ts';

/** Ends of identifiers that differ, so that a block which is pasted twice, or beside one of the preset, has an identifier of its own. */
const randomEnd = (): string => crypto.randomUUID().slice(0, 6);

/** A block with a story's arguments as a layout names it: with those settings alone that differ from the schema's defaults. */
function layoutEntry(block: BlockType, args: Readonly<Record<string, unknown>>): PlacedBlock {
  const defaults = schemaDefaults(block);
  const props = Object.fromEntries(
    Object.keys(blocks[block].schema.properties)
      .filter((name) => name in args && !dequal(args[name], defaults[name]))
      .map((name) => [name, args[name]]),
  );
  return { id: `${block}-${randomEnd()}`, block, ...(Object.keys(props).length > 0 ? { props } : {}) };
}

/** The same as a text to paste into the layout of a release; another identifier each time. */
export const layoutEntryText = (block: BlockType, args: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(layoutEntry(block, args), null, 2);
