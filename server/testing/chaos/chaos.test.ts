import { expect, it } from 'vitest';
import { runChaos } from './runChaos.ts';

/** The whole of it, with 200 kills and both engines, is `npm run chaos`. */
it('a server loses nothing that it acknowledged, whatever happens to it', { timeout: 240_000 }, async () => {
  const rows = await runChaos({ kills: 1, engines: ['PGlite'] });
  const ran = rows.flatMap(({ engine, scenario, outcome }) => (outcome ? [{ engine, scenario, ...outcome }] : []));
  expect(ran.filter(({ lost, faults }) => lost.length + faults.length > 0)).toEqual([]);
  expect(ran.filter(({ acknowledged }) => acknowledged === 0)).toEqual([]);
});
