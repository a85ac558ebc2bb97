import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkJourneys } from '#schemas/judge/journeys/journeys.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { type SandboxWalk, openSandboxWalk } from '../scripts/journeys/sandboxWalk.ts';
import { hasFailed, reportLines } from '../scripts/journeys/report.ts';
import { changedRelease } from './support/changedRelease.ts';
import { coveringReleases } from './support/coveringReleases.ts';
import { disagreements } from './support/disagreements.ts';
import { brandCodes } from './support/brandCodes.ts';
import { presets, shippedRelease } from './support/releases.ts';

const isWhole = process.env['JOURNEYS'] === 'triples';
/** Ends a hanging walk. Pairs take two minutes on a quiet machine, and ten times as long on a busy one. */
const LONGEST_MS = (isWhole ? 180 : 60) * 60_000;

let sandbox: SandboxWalk;
beforeAll(async () => {
  sandbox = await openSandboxWalk();
});
afterAll(() => sandbox.close());

it.each(brandCodes)('players of %s complete every journey that it offers', async (code) => {
  const brand = shippedRelease(`brands/${code}`);
  const walked = await sandbox.walk(resolveSite(brand, presets[brand.template.version]).full);
  expect(hasFailed(walked) ? reportLines(walked) : []).toEqual([]);
});

it('a login that an account cannot pass is a failed step', async () => {
  const release = changedRelease(presets.base, {
    '/switches/MOBILENUMREG3': '1',
    '/switches/MOBILENUMPASSREG3': '0',
    '/switches/MOBILECODELOGIN3': '0',
  });
  const { accountByPhone } = await sandbox.walk(release);
  expect(accountByPhone.map(({ step, state }) => `${step} ${state}`)).toContain('login failed');
});

it.each([
  ['a search without a page', { '/template/layout/search': [] }, 'category-tabs search'],
  [
    'a page that refuses some who are led there',
    { '/template/behaviour/gates/pages': ['/m/securityCenter=agent'] },
    'member-identity security',
  ],
  ['an invitation that nobody has', { '/switches/REFERRAL': '0' }, 'left-menu invite'],
] as const)('%s is a failed step', async (_title, changes, failed) => {
  const { entries } = await sandbox.walk(changedRelease(presets.base, changes));
  expect(entries.filter(({ state }) => state === 'failed').map(({ step }) => step)).toEqual([failed]);
});

it(
  `of releases with every ${isWhole ? 'triple' : 'pair'} of settings, a release says of its journeys what players meet`,
  async () => {
    const found: string[] = [];
    for (const { name, changes } of coveringReleases(isWhole ? 3 : 2).releases) {
      const release = changedRelease(presets.base, changes);
      const walked = await sandbox.walk(release);
      found.push(...disagreements(checkJourneys(resolveSite(release)), walked).map((line) => `${line}\n  ${name}`));
    }
    expect(found).toEqual([]);
  },
  LONGEST_MS,
);
