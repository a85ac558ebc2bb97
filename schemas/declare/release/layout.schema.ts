import type { Audience } from '../names/visitor.ts';
import { type Region, regionTitles, regions } from '../names/regions.ts';
import { audiences } from '../names/visitor.ts';

/** Possible conditions. */
export type WhenWord =
  | { readonly audience: readonly Audience[] }
  | { readonly language: readonly string[] }
  | { readonly switch: string }
  | { readonly installed: boolean }
  | { readonly firstTimeLogin: boolean };

/** Words of a vocabulary, combined. */
export type Combined<Word> =
  | Word
  | { readonly all: readonly Combined<Word>[] }
  | { readonly any: readonly Combined<Word>[] }
  | { readonly not: Combined<Word> };

/** When a block shows. A closed vocabulary, never an expression. For display only: the server decides what a visitor may do. */
export type When = Combined<WhenWord>;

/** One block in a region. `block` may be a name unknown to this build; `props` are checked by that block's schema. */
export interface PlacedBlock {
  readonly id: string;
  readonly block: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly when?: When;
}

/** Region to blocks, first to last. A region that a merchant names replaces the preset's whole list. */
export type Layout = Readonly<Partial<Record<Region, readonly PlacedBlock[]>>>;

export const MAX_BLOCKS = 60;

/** A region: a part of home, or a page of its own. */
const region = (title: string, description: string) =>
  ({
    title,
    description,
    type: 'array',
    maxItems: MAX_BLOCKS,
    items: { $ref: '#/definitions/placedBlock' },
    'x-ui': { widget: 'block-list', group: 'layout' },
  }) as const;

const regionSchemas = Object.fromEntries(
  regions.map((name) => {
    const [title, description] = regionTitles[name];
    return [name, region(title, description)];
  }),
) as Readonly<Record<Region, ReturnType<typeof region>>>; // one for each region

export const layoutSchema = {
  $id: 'release/layout',
  title: 'Layout',
  description: 'Which blocks stand in which region, first to last.',
  type: 'object',
  additionalProperties: false,
  properties: regionSchemas,
  definitions: {
    placedBlock: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'block'],
      properties: {
        id: {
          title: 'Id',
          description: 'Name of this placement, unique in its region.',
          type: 'string',
          pattern: '^[a-z0-9-]{1,40}$',
        },
        block: { title: 'Block', description: 'Which block stands here.', type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
        props: { title: 'Settings', description: 'Settings of the block, judged by its own schema.', type: 'object' },
        when: { $ref: '#/definitions/when' },
      },
    },
    when: {
      title: 'Shown when',
      description: 'Exactly one condition; all, any and not combine others.',
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      properties: {
        audience: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: audiences } },
        language: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', maxLength: 2 } },
        switch: { type: 'string', maxLength: 40 },
        installed: { type: 'boolean' },
        firstTimeLogin: { type: 'boolean' },
        all: { type: 'array', minItems: 1, maxItems: 8, items: { $ref: '#/definitions/when' } },
        any: { type: 'array', minItems: 1, maxItems: 8, items: { $ref: '#/definitions/when' } },
        not: { $ref: '#/definitions/when' },
      },
    },
  },
} as const;
