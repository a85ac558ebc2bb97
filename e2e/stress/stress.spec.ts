import { test as base, expect } from '@playwright/test';
import { type BlockType, blockTypes, isBlockType } from '../../schemas/declare/blocks/blocks.ts';
import { presets } from '../../tests/support/releases.ts';
import { type Finding, VIEWPORT, checkCase } from './checkCase.ts';
import { type StressCase, stressCase } from './stressCase.ts';
import { type StressServer, startStressServer } from './stressServer.ts';

/** Variables of `npm run stress`; without them a small fixed sample runs, so that `npm test` notices when this breaks. */
const { STRESS_BLOCKS: chosen, STRESS_RUNS: asked, STRESS_SEED: seedAsked, STRESS_RUN: only } = process.env;

const SAMPLE: readonly BlockType[] = ['home-header', 'hot-games', 'deposit-desk', 'inbox-list'];
const blocks = chosen === undefined ? (asked === undefined ? SAMPLE : blockTypes) : chosen.split(',').filter(isBlockType);
const runs = Number(asked ?? 2);
const seed = Number(seedAsked ?? 1);

const test = base.extend<object, { readonly server: StressServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument to be taken apart
    async ({}, use) => {
      const server = await startStressServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const line = ({ block, seed, run, scenario }: StressCase, { rule, element, source, detail }: Finding): string => {
  const { textSize, language, theme, audience, platform } = scenario;
  const where = `${block} seed ${seed} run ${run}, ${textSize} % ${language} ${theme} ${audience} ${platform}`;
  return [where, rule, element, source && `shows ${source}`, detail].filter(Boolean).join(' | ');
};

for (const block of blocks)
  test(`${block} holds hard settings and answers`, async ({ browser, server }) => {
    test.setTimeout(60_000 + runs * 20_000);
    const lines: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      if (only !== undefined && run !== Number(only)) continue;
      const stressed = stressCase(presets.base, block, seed, run);
      const context = await browser.newContext({ viewport: VIEWPORT });
      const findings = await checkCase(await context.newPage(), server, stressed);
      await context.close();
      for (const finding of findings) {
        const isFault = finding.rule !== 'shortened';
        if (isFault) lines.push(line(stressed, finding));
        if (isFault || asked !== undefined) console.warn(line(stressed, finding));
      }
    }
    expect(lines).toEqual([]);
  });
