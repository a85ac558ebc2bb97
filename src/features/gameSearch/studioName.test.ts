import { expect, it } from 'vitest';
import type { VendorsAnswer } from '#schemas/declare/platform/games.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { studioOf } from './studioName.ts';

const { site } = resolveSite({ schemaVersion: 5, template: { templateId: 'T', merchantCode: 'aurora', version: 'base' } });
const structure: VendorsAnswer = {
  sorting: [],
  mapping: {},
  vendors: { nova: { vassalage: 'NOVR', displayName: 'Novarc', gameType: 'RNG' }, koi: { vassalage: 'KOIX', gameType: 'RNG' } },
};

it.each([
  ['vassalage=novr', 'Novarc'],
  ['vassalage=KOIX', site.behaviour.lobby.vendorTitle],
  ['vendors=NOVR,KOIX', undefined],
  ['vassalage=GONE', undefined],
  ['', undefined],
])('the provider’s page of %s is named %s', (query, name) => {
  expect(studioOf(new URLSearchParams(query), structure, site)).toBe(name);
});
