import type fc from 'fast-check';
import { configureGlobal } from 'fast-check';
import { blocks, blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { type Release, releaseSchema } from '#schemas/declare/release/release.schema.ts';
import { arbitraryOf } from './arbitraryOf.ts';

const { template } = releaseSchema.properties;
const { layout } = template.properties;
const { placedBlock } = layout.definitions;

/** The release schema with real blocks in the place of the open `block` and `props`. */
const schemaWithBlocks = {
  ...releaseSchema,
  properties: {
    ...releaseSchema.properties,
    template: {
      ...template,
      properties: {
        ...template.properties,
        layout: {
          ...layout,
          definitions: {
            ...layout.definitions,
            placedBlock: {
              oneOf: blockTypes.map((type) => ({
                ...placedBlock,
                properties: { ...placedBlock.properties, block: { const: type }, props: blocks[type].schema },
              })),
            },
          },
        },
      },
    },
  },
};

// A failing release is shrunk for a minute at most, because there are very many smaller ones.
configureGlobal({ interruptAfterTimeLimit: 60_000 });

/** Any valid release, with real blocks. The schema matches the type; a test checks it with `readRelease`. */
export const anyRelease = arbitraryOf(schemaWithBlocks) as fc.Arbitrary<Release>;
