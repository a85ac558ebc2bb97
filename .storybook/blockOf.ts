import { type BlockType, blockSchemas } from '#schemas/declare/blocks/blockSchemas.ts';
import { moduleOf } from '#src/registry/moduleOf.ts';

/** The block that stories are about, by their file; nothing where they are of something else. */
export const blockOf = ({ fileName }: Readonly<Record<string, unknown>>): BlockType | undefined =>
  (Object.keys(blockSchemas) as BlockType[]) // the keys of the table are the types
    .find((type) => String(fileName).endsWith(moduleOf(type).replace(/\.tsx$/, '.stories.tsx')));
