import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { presets } from '#tests/support/releases.ts';
import { resolveAddress } from './resolveAddress.ts';

const { site } = resolveSite(
  { schemaVersion: 5, template: { templateId: 'one', merchantCode: 'one', version: 'base' } },
  presets.base,
);
const classes = [{ key: 'Megaways', gameCount: 3, vendors: ['NOVR'] }];
const answers: Partial<Record<CallName, unknown>> = {
  vendors: { sorting: [], vendors: { a: { vassalage: 'NOVR' } }, mapping: { RNG: { vendors: ['NOVR'], gameClassify: classes } } },
  help: [{ id: 1 }, { id: 2 }],
};
const announcements: Readonly<Record<string, unknown>> = {
  PR: [{ id: 10 }, { id: 20 }],
  PL: [{ id: 1 }],
  A: [{ id: 2 }, { id: 3 }],
};

const meaningOf = (path: string, isAway = false) =>
  resolveAddress({
    path,
    site,
    language: 'EN',
    read: async (call: CallName, { types }: Params) => {
      const answer = call === 'announcements' ? announcements[String(types)] : answers[call];
      if (isAway || answer === undefined) throw new Error('away');
      return answer as never; // the answers that the addresses below are looked up in
    },
  });

it.each([
  ['/m/help?i=1', '/m/help?i=1'],
  ['/m/help?i=2', '/m/help'],
  ['/m/notice?i=0', '/m/notice?i=0'],
  ['/m/notice?i=1', '/m/notice'],
  ['/m/notice?i=1&types=A', '/m/notice?i=1&types=A'],
  ['/m/activity?id=20', '/m/activity?id=20'],
  ['/m/activity?id=30', '/m/activity'],
  ['/m/provider?gameType=RNG&vassalage=NOVR', '/m/provider?gameType=RNG&vassalage=NOVR'],
  ['/m/provider?vassalage=novr', '/m/provider?vassalage=NOVR'],
  ['/m/provider?vassalage=OTHER', '/m/provider'],
  ['/m/slot-games?type=NEW', '/m/slot-games?type=NEW'],
  ['/m/slot-games?type=MEGAWAYS&vassalage=NOVR', '/m/slot-games?type=MEGAWAYS&vassalage=NOVR'],
  ['/m/slot-games?type=WHATEVER', '/m/slot-games?free=given'],
  ['/m/slot-games?type=FAV&vassalage=OTHER', '/m/slot-games?type=FAV'],
  ['/m/slot-games?free=given', '/m/slot-games?free=given'],
])('%s means %s', async (path, meant) => {
  expect(await meaningOf(path)).toEqual({ path: meant, isKnown: true });
});

it.each(['/m/help?i=1', '/m/provider?vassalage=NOVR', '/m/slot-games?type=WHATEVER'])(
  'of %s is not known while the platform is away',
  async (path) => {
    expect(await meaningOf(path, true)).toEqual({ path, isKnown: false });
  },
);
