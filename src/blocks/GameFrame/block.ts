import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';
import { entries } from './entries.ts';

const part = <Title extends string, Description extends string>(title: Title, description: Description) =>
  ({ title, description, type: 'boolean', default: true, 'x-ui': { widget: 'switch' } }) as const;

const schema = {
  title: 'Game frame',
  description: 'Embeds the game that the address names, below a slim bar with the way back to the lobby.',
  type: 'object',
  additionalProperties: false,
  properties: {
    balance: part('Balance', 'The member’s balance in the bar; a tap hides it. Not in a demo.'),
    deposit: part('Quick deposit', 'A button that opens the deposit over the running game, for members who may deposit.'),
    recent: part('Recently played', 'The games played last, in the game’s menu, to switch to one of them.'),
    favourite: part('Favourite', 'The heart of the game.'),
    fullScreen: part('Full screen', 'A button for the whole screen, in browsers that have it.'),
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['play'],
  reservedHeightPx: 600,
  when: calls('launch'),
  entries,
  sketch: { light: '4 9 40 21', strong: '4 2 40 5' },
});

export type GameFrameProps = FromSchema<typeof schema>;
