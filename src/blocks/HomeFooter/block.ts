import type { FromSchema } from 'json-schema-to-ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { excludedPrefixes } from '#schemas/declare/blocks/excludedPrefixes.ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { type Described, PAGE_ADDRESS } from '#schemas/declare/leaves/behaviourLeaves.ts';
import { entries } from './entries.ts';

/** Where an intro block leads (HOME-27). */
const target = <const D extends string>(given: Described & { readonly default: D }) =>
  ({ ...given, type: 'string', maxLength: 150, pattern: `^${PAGE_ADDRESS}$`, 'x-ui': { widget: 'page' } }) as const;

const schema = {
  title: 'Home footer',
  description: 'Intro blocks, about text, help and contact links, social links, studios, payment methods, age mark, licence.',
  type: 'object',
  additionalProperties: false,
  properties: {
    intro: {
      title: 'Intro blocks',
      description: 'Four blocks: sign up, promotions, deposit, games.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    joinTo: target({
      title: '“Sign up” leads to',
      description: 'Page of the intro block that guests see.',
      default: paths.register,
    }),
    eventsTo: target({
      title: '“Promotions” leads to',
      description: 'Page of the intro block about promotions.',
      default: paths.activity,
    }),
    depositTo: target({
      title: '“Deposit” leads to',
      description: 'Page of the intro block about deposits; the deposit permission decides who may open it.',
      default: paths.deposit,
    }),
    gamesTo: target({ title: '“Games” leads to', description: 'Page of the intro block about games.', default: paths.hotGames }),
    vendors: {
      title: 'Studios',
      description: 'Lists the studio logos.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    excludedPrefixes,
    overGames: {
      title: 'Number of games',
      description: 'Says that there are over this many games, while the platform has more than that; 0 says nothing (HOME-24).',
      type: 'integer',
      minimum: 0,
      maximum: 100_000,
      default: 600,
      'x-ui': { widget: 'number' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['homeFooter'],
  reservedHeightPx: 600,
  entries,
  sketch: { light: '4 4 26 4, 4 10 36 3, 4 15 30 3, 4 21 7 7, 13 21 7 7, 22 21 7 7, 31 21 7 7' },
});

export type HomeFooterProps = FromSchema<typeof schema>;
