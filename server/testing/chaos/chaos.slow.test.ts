import { expect, it } from 'vitest';
import { clockJumps, hangingPlatform, inFolder, secondServer } from './scenarios.ts';

/** The whole of it, with 200 kills and both engines, is `npm run chaos`. A kill and a full disk have tests of their own. */
it.each(Object.entries({ 'a hanging platform': hangingPlatform, 'clock jumps': clockJumps, 'a second server': secondServer }))(
  '%s costs nothing that a server has acknowledged',
  async (_name, scenario) => {
    const { acknowledged, lost, faults } = await inFolder(scenario);
    expect([...lost, ...faults]).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  },
);
