import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { paths } from '#schemas/addresses.ts';
import { placeStore } from '../../store/testing/placeStore.ts';
import type { TemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import { ask } from '../ask.ts';
import { mountSmallDisk } from '../mountSmallDisk.ts';
import { type TestNode, killNode, startNode } from '../startNode.ts';
import { OPERATOR_HOST } from '../startTestServer.ts';
import { Ledger } from './Ledger.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a writer works in each state. */
const WORK_MS = 1_500;
/** So many changes are acknowledged at most before a kill. */
const MOST_BEFORE_KILL = 10;
const READY_WITHIN_MS = 2_000;

export interface Outcome {
  readonly acknowledged: number;
  readonly refused: number;
  readonly lost: readonly string[];
  /** What else went wrong, such as a server that was not ready in time. */
  readonly faults: readonly string[];
}

export interface Surroundings {
  /** A fresh database for nodes: as their environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly around?: readonly string[];
  readonly postgres?: TemporaryPostgres;
}

/** Lets a writer work while something happens, then waits for it. */
async function during(ledger: Ledger, node: TestNode, happens: () => Promise<unknown>): Promise<void> {
  const stopping = new AbortController();
  const writing = ledger.write(node, stopping.signal);
  await happens();
  stopping.abort();
  await writing;
}

async function timeToReadiness(node: TestNode): Promise<{ status: number; ms: number }> {
  const asked = performance.now();
  const { status } = await ask(node.port, OPERATOR_HOST, '/readyz');
  return { status, ms: performance.now() - asked };
}

/** Kills the node, starts it again and compares. */
async function restartAndCheck(node: TestNode, ledger: Ledger, { env, around }: Surroundings): Promise<void> {
  await killNode(node);
  const again = await startNode(env, around);
  await ledger.check(again);
  await killNode(again);
}

const outcomeOf = ({ acknowledged, refused, lost }: Ledger, faults: readonly string[] = []): Outcome => ({
  acknowledged,
  refused,
  lost,
  faults,
});

export async function kills(place: Surroundings, count: number): Promise<Outcome> {
  const ledger = new Ledger('kills');
  for (let kill = 0; kill < count; kill += 1) {
    const node = await startNode(place.env);
    await ledger.check(node);
    const enough = ledger.acknowledged + 1 + Math.floor(Math.random() * MOST_BEFORE_KILL);
    await during(ledger, node, async () => {
      while (ledger.acknowledged < enough) await delay(1);
      await delay(Math.random() * 20); // anywhere in the middle of the next change
      await killNode(node);
    });
  }
  const last = await startNode(place.env);
  await ledger.check(last);
  await killNode(last);
  return outcomeOf(ledger);
}

/** Nothing where no disk may be mounted. */
export async function fullDisk(): Promise<Outcome | undefined> {
  const disk = await mountSmallDisk(300);
  if (!disk) return undefined;
  try {
    const place = { env: { DATA_DIR: disk.folder }, around: disk.around };
    const ledger = new Ledger('disk');
    const node = await startNode(place.env, place.around);
    const faults: string[] = [];
    await during(ledger, node, async () => {
      await delay(WORK_MS);
      disk.fill(0);
      await delay(WORK_MS);
      if ((await timeToReadiness(node)).status !== 503) faults.push('ready with a full disk');
      disk.makeRoom();
      await delay(WORK_MS);
      if ((await timeToReadiness(node)).status !== 200) faults.push('not ready with room again');
    });
    if (ledger.refused === 0) faults.push('wrote to a full disk');
    await restartAndCheck(node, ledger, place);
    return outcomeOf(ledger, faults);
  } finally {
    disk.remove();
  }
}

export async function databaseLoss(place: Surroundings): Promise<Outcome> {
  const ledger = new Ledger('loss');
  const node = await startNode(place.env);
  const faults: string[] = [];
  await during(ledger, node, async () => {
    await delay(WORK_MS);
    await place.postgres?.stop();
    await delay(WORK_MS);
    const { status, ms } = await timeToReadiness(node);
    if (status !== 503 || ms > READY_WITHIN_MS) faults.push(`readiness ${status} after ${Math.round(ms)} ms without a database`);
    await place.postgres?.start();
    await delay(WORK_MS);
  });
  await restartAndCheck(node, ledger, place);
  return outcomeOf(ledger, faults);
}

export async function hangingPlatform(place: Surroundings): Promise<Outcome> {
  const ledger = new Ledger('platform');
  const node = await startNode(place.env);
  const faults: string[] = [];
  const pages = new AbortController();
  await during(ledger, node, async () => {
    node.tell('hang');
    // Pages wait for the platform; nothing else may wait for them.
    for (let page = 0; page < 50; page += 1)
      void fetch(`http://127.0.0.1:${node.port}${paths.home}`, { signal: pages.signal }).catch(() => undefined);
    await delay(WORK_MS);
    const { status, ms } = await timeToReadiness(node);
    if (status !== 200 || ms > READY_WITHIN_MS) faults.push(`readiness ${status} after ${Math.round(ms)} ms`);
  });
  pages.abort();
  await restartAndCheck(node, ledger, place);
  return outcomeOf(ledger, faults);
}

export async function clockJumps(place: Surroundings): Promise<Outcome> {
  const ledger = new Ledger('clock');
  const node = await startNode(place.env);
  await during(ledger, node, async () => {
    // A session lasts twelve hours, so all jumps stay within that.
    for (const hours of [-6, 16, -10, 10]) {
      node.tell(`clock ${hours * HOUR_MS}`);
      await delay(WORK_MS / 2);
    }
  });
  await restartAndCheck(node, ledger, place);
  return outcomeOf(ledger);
}

export async function twoNodes(place: Surroundings): Promise<Outcome> {
  const ledgers = [new Ledger('first', false), new Ledger('second', false)] as const;
  const nodes = [await startNode(place.env), await startNode(place.env)] as const;
  await Promise.all([
    during(ledgers[0], nodes[0], async () => {
      await delay(WORK_MS);
      await killNode(nodes[0]);
    }),
    during(ledgers[1], nodes[1], () => delay(2 * WORK_MS)),
  ]);
  for (const ledger of ledgers) await ledger.check(nodes[1]);
  await killNode(nodes[1]);
  const [first, second] = ledgers.map((ledger) => outcomeOf(ledger));
  return {
    acknowledged: (first?.acknowledged ?? 0) + (second?.acknowledged ?? 0),
    refused: (first?.refused ?? 0) + (second?.refused ?? 0),
    lost: ledgers.flatMap(({ lost }) => lost),
    faults: [],
  };
}

/** A second server on one folder: it must not start, and the first must not be harmed. */
export async function secondServer(place: Surroundings): Promise<Outcome> {
  const ledger = new Ledger('second');
  const node = await startNode(place.env);
  const faults: string[] = [];
  await during(ledger, node, async () => {
    const second = await startNode(place.env).catch(() => undefined);
    if (second === undefined) return;
    faults.push('a second server opened the folder');
    await killNode(second);
  });
  await restartAndCheck(node, ledger, place);
  return outcomeOf(ledger, faults);
}

/** Gives a fresh folder to a scenario of the embedded database. */
export async function inFolder(run: (place: Surroundings) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-chaos-'));
  try {
    await placeStore(folder);
    return await run({ env: { DATA_DIR: folder } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
