import { type BlockType, blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { moduleOf } from '#src/registry/moduleOf.ts';

/** The block that stories are about, by their file; nothing where they are of something else. */
export const blockOf = ({ fileName }: Readonly<Record<string, unknown>>): BlockType | undefined =>
  blockTypes.find((type) => String(fileName).endsWith(moduleOf(type).replace(/\.tsx$/, '.stories.tsx')));
