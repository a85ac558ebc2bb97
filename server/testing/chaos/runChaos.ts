import { findPostgres, startTemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import {
  type Outcome,
  type Surroundings,
  clockJumps,
  databaseLoss,
  fullDisk,
  hangingPlatform,
  inFolder,
  kills,
  secondServer,
  twoNodes,
} from './scenarios.ts';

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
}

type Run = (place: Surroundings) => Promise<Outcome>;

function onBoth(count: number): Readonly<Record<string, Run>> {
  return {
    [`${count} kills`]: (place) => kills(place, count),
    'hanging platform': hangingPlatform,
    'clock jumps': clockJumps,
  };
}

type Add = (scenario: string, outcome: Outcome | undefined) => void;

async function onPglite(count: number, add: Add): Promise<void> {
  for (const [scenario, run] of Object.entries({ ...onBoth(count), 'second server': secondServer }))
    add(scenario, await inFolder(run));
  add('full disk', await fullDisk());
}

async function onPostgres(count: number, add: Add): Promise<void> {
  const bin = findPostgres();
  if (bin === undefined) return add('all', undefined);
  const postgres = await startTemporaryPostgres(bin);
  try {
    const all: Readonly<Record<string, Run>> = { ...onBoth(count), 'database loss': databaseLoss, 'two nodes': twoNodes };
    for (const [index, [scenario, run]] of Object.entries(all).entries()) {
      const url = await postgres.createDatabase(`chaos${index}`);
      add(scenario, await run({ env: { DATABASE_URL: url }, postgres }));
    }
  } finally {
    await postgres.remove();
  }
}

/** Kills and disturbs servers under writes, and counts acknowledged and lost changes. */
export async function runChaos({ kills: count, engines, onRow }: ChaosOptions): Promise<readonly ChaosRow[]> {
  const rows: ChaosRow[] = [];
  for (const engine of engines) {
    const add: Add = (scenario, outcome) => {
      const row = { engine, scenario, outcome };
      rows.push(row);
      onRow?.(row);
    };
    await (engine === 'PGlite' ? onPglite(count, add) : onPostgres(count, add));
  }
  return rows;
}
