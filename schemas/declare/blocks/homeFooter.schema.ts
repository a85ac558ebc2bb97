import { paths } from '../pages/addresses.ts';
import type { FromSchema } from 'json-schema-to-ts';
import { PAGE_ADDRESS } from '../leaves/behaviourLeaves.ts';
import { excludedPrefixes } from './excludedPrefixes.ts';

/** Where an intro block leads (HOME-27). */
const target = <const D extends string>(title: string, description: string, fallback: D, order: number) =>
  ({
    title,
    description,
    type: 'string',
    maxLength: 150,
    pattern: `^${PAGE_ADDRESS}$`,
    default: fallback,
    'x-ui': { widget: 'page', order },
  }) as const;

export const homeFooterSchema = {
  $id: 'block/home-footer',
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
      'x-ui': { widget: 'switch', order: 1 },
    },
    joinTo: target('“Sign up” leads to', 'Page of the intro block that guests see.', paths.register, 2),
    eventsTo: target('“Promotions” leads to', 'Page of the intro block about promotions.', paths.activity, 3),
    depositTo: target(
      '“Deposit” leads to',
      'Page of the intro block about deposits; the deposit permission decides who may open it.',
      paths.deposit,
      4,
    ),
    gamesTo: target('“Games” leads to', 'Page of the intro block about games.', paths.hotGames, 5),
    vendors: {
      title: 'Studios',
      description: 'Lists the studio logos.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 6 },
    },
    excludedPrefixes: excludedPrefixes(7),
    overGames: {
      title: 'Number of games',
      description: 'Says that there are over this many games, while the platform has more than that; 0 says nothing (HOME-24).',
      type: 'integer',
      minimum: 0,
      maximum: 100_000,
      default: 600,
      'x-ui': { widget: 'number', order: 8 },
    },
  },
} as const;

export type HomeFooterProps = FromSchema<typeof homeFooterSchema>;
