import { expect, it } from 'vitest';
import { blockSchemas, blockTypes } from '#schemas/blockSchemas.ts';
import { blockSettings, settings } from '../admin-preview/settings/settings.ts';
import { schema } from '../admin-preview/texts/CN/schema.ts';

const titles = new Set([
  ...[...settings, ...blockTypes.flatMap(blockSettings)].map(({ title }) => title),
  ...blockTypes.map((type) => blockSchemas[type].title),
]);

it('every setting and block has a Chinese title; add what is missing to CN/schema.ts', () => {
  expect([...titles].filter((title) => !Object.hasOwn(schema, title))).toEqual([]);
});
