import { findPostgres, startTemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import type { Outcome, Scenario } from './Scenario.ts';
import {
  clockJumps,
  databaseLoss,
  fullDisk,
  fullDiskOfPostgres,
  hangingPlatform,
  inFolder,
  kills,
  secondServer,
  twoNodes,
} from './scenarios.ts';
import { noFileHandles, slowDisk, stoppedProcess } from './starved.ts';

export const chaosEngines = ['PGlite', 'PostgreSQL'] as const;
type ChaosEngine = (typeof chaosEngines)[number];

export interface ChaosRow {
  readonly engine: ChaosEngine;
  readonly scenario: string;
  /** Nothing where this machine lacks what it takes. */
  readonly outcome: Outcome | undefined;
}

interface ChaosOptions {
  /** How often a server is killed. */
  readonly kills: number;
  readonly engines: readonly ChaosEngine[];
  /** Called with each row as soon as it is known. */
  readonly onRow?: (row: ChaosRow) => void;
  /** Called with how far a long scenario is. */
  readonly onProgress?: (text: string) => void;
}

function onBoth({ kills: count, onProgress }: ChaosOptions): Readonly<Record<string, Scenario>> {
  return {
    [`${count} kills`]: (place) => kills({ ...place, onProgress }, count),
    'hanging platform': hangingPlatform,
    'clock jumps': clockJumps,
    'slow disk': slowDisk,
    'stopped process': stoppedProcess,
    'no file handles': noFileHandles,
  };
}

type Add = (scenario: string, outcome: Outcome | undefined) => void;

async function onPglite(options: ChaosOptions, add: Add): Promise<void> {
  for (const [scenario, run] of Object.entries({ ...onBoth(options), 'second server': secondServer }))
    add(scenario, await inFolder(run));
  add('full disk', await fullDisk());
}

async function onPostgres(options: ChaosOptions, add: Add): Promise<void> {
  const bin = findPostgres();
  if (bin === undefined) return add('all', undefined);
  const postgres = await startTemporaryPostgres(bin);
  try {
    const all: Readonly<Record<string, Scenario>> = { ...onBoth(options), 'database loss': databaseLoss, 'two nodes': twoNodes };
    for (const [index, [scenario, run]] of Object.entries(all).entries()) {
      const url = await postgres.createDatabase(`chaos${index}`);
      add(scenario, await run({ env: { DATABASE_URL: url }, postgres }));
    }
    add('full disk', await fullDiskOfPostgres());
  } finally {
    await postgres.remove();
  }
}

/** Kills and disturbs servers under writes, and counts acknowledged and lost changes. */
export async function runChaos(options: ChaosOptions): Promise<readonly ChaosRow[]> {
  const { engines, onRow } = options;
  const rows: ChaosRow[] = [];
  for (const engine of engines) {
    const add: Add = (scenario, found) => {
      // Where nothing was acknowledged, nothing could be lost: that shows nothing.
      const faults = found?.acknowledged === 0 ? ['nothing was acknowledged'] : [];
      const row = { engine, scenario, outcome: found && { ...found, faults: [...found.faults, ...faults] } };
      rows.push(row);
      onRow?.(row);
    };
    await (engine === 'PGlite' ? onPglite(options, add) : onPostgres(options, add));
  }
  return rows;
}
