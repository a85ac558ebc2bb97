import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { type BlockType, blocks } from '#schemas/declare/blocks/blocks.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { valueKind } from '#schemas/base/json/valueKind.ts';
import { blockOf } from './blockOf.ts';

/** Up to this many choices are all in view. */
const IN_VIEW = 4;

const words = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

/** How a setting is chosen, and from what. In Storybook's long form: it does not read the short one where an enhancer gives it. */
function controlOf(schema: Readonly<Record<string, unknown>>): Pick<StrictInputType, 'control' | 'options'> {
  const choices = words(schema['enum']);
  if (choices) return { control: { type: choices.length > IN_VIEW ? 'select' : 'inline-radio' }, options: choices };
  const listed = isObject(schema['items']) ? words(schema['items']['enum']) : undefined;
  if (listed) return { control: { type: 'inline-check' }, options: listed };
  switch (schema['type']) {
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'integer':
    case 'number':
      return {
        control: {
          // Without bounds: the control would change a number silently. What is out of bounds is named in place of the block.
          type: 'number',
          step: schema['type'] === 'integer' ? 1 : 'any',
        },
      };
    case 'string':
      return { control: { type: 'text', maxLength: schema['maxLength'] } };
    default:
      return { control: { type: 'object' } };
  }
}

/** What a designer may set of a block, by the schema that the operator's tool and lint use too. */
export function controlsOf(block: BlockType): Readonly<Record<string, StrictInputType>> {
  const { properties } = blocks[block].schema;
  return Object.fromEntries(
    Object.entries<Readonly<Record<string, unknown>>>(properties).map(([name, schema]) => [
      name,
      {
        name: String(schema['title']),
        description: String(schema['description']),
        ...controlOf(schema),
        table: { type: { summary: valueKind(schema) }, defaultValue: { summary: JSON.stringify(schema['default']) } },
      },
    ]),
  );
}

/** Gives the stories of blocks the controls of their settings; other stories keep those that Storybook has found. */
export const blockControls: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const block = blockOf(parameters);
  if (block === undefined) return argTypes;
  return Object.fromEntries(
    Object.entries(controlsOf(block)).map(([name, control]) => [name, { ...argTypes[name], ...control }]),
  );
};
