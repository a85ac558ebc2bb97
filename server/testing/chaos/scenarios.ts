import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { placeStore } from '../../store/testing/placeStore.ts';
import { findPostgres, startTemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import { containerCommand } from '../containerCommand.ts';
import { mountSmallDisk } from '../mountSmallDisk.ts';
import { killNode, startNode } from '../startNode.ts';
import { Ledger } from './Ledger.ts';
import { type Outcome, type Surroundings, during, more, outcomeOf, readinessOf, restartAndCheck } from './Scenario.ts';

const HOUR_MS = 60 * 60 * 1000;
/** So many changes are acknowledged at most before a kill. */
const MOST_BEFORE_KILL = 10;
const SAID_EVERY = 10;
const LOOK_EVERY_MS = 500;

export async function kills(place: Surroundings, count: number): Promise<Outcome> {
  const ledger = new Ledger('kills');
  for (let kill = 0; kill < count; kill += 1) {
    const node = await startNode(place.env);
    await ledger.check(node);
    const enough = 1 + Math.floor(Math.random() * MOST_BEFORE_KILL);
    await during(ledger, node, async () => {
      await more(ledger, 'acknowledged', node, enough);
      await delay(Math.random() * 20); // anywhere in the middle of the next change
      await killNode(node);
    });
    if ((kill + 1) % SAID_EVERY === 0)
      place.onProgress?.(`${kill + 1} kills, ${ledger.acknowledged} acknowledged, ${ledger.lost.length} lost`);
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
      await more(ledger, 'acknowledged', node);
      disk.fill(0);
      await more(ledger, 'refused', node);
      if ((await readinessOf(node)) !== 503) faults.push('ready with a full disk');
      disk.makeRoom();
      await more(ledger, 'acknowledged', node);
      if ((await readinessOf(node)) !== 200) faults.push('not ready with room again');
    });
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
    await more(ledger, 'acknowledged', node);
    await place.postgres?.stop();
    await more(ledger, 'refused', node);
    const status = await readinessOf(node);
    if (status !== 503) faults.push(`readiness ${status} without a database`);
    await place.postgres?.start();
    await more(ledger, 'acknowledged', node);
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
    await more(ledger, 'acknowledged', node);
    const status = await readinessOf(node);
    if (status !== 200) faults.push(`readiness ${status} while pages wait for the platform`);
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
      await more(ledger, 'acknowledged', node, 2);
    }
  });
  await restartAndCheck(node, ledger, place);
  return outcomeOf(ledger);
}

export async function twoNodes(place: Surroundings): Promise<Outcome> {
  const ledgers = [new Ledger('first', false), new Ledger('second', false)] as const;
  const nodes = [await startNode(place.env), await startNode(place.env)] as const;
  await during(ledgers[1], nodes[1], () =>
    during(ledgers[0], nodes[0], async () => {
      await more(ledgers[0], 'acknowledged', nodes[0]);
      await more(ledgers[1], 'acknowledged', nodes[1]);
      await killNode(nodes[0]);
      await more(ledgers[1], 'acknowledged', nodes[1]);
    }),
  );
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

/** A second server on one folder, also in a container of its own: it must say why it does not start, and the first must not be harmed. */
export async function secondServer(place: Surroundings): Promise<Outcome> {
  const ledger = new Ledger('second');
  const node = await startNode(place.env);
  const faults: string[] = [];
  await during(ledger, node, async () => {
    for (const around of [[], containerCommand()]) {
      if (around === undefined) continue; // none can be made on this machine
      const second = await startNode(place.env, around).catch(String);
      if (typeof second === 'string') {
        if (!/Process \d+ on host \S+ uses the store/.test(second)) faults.push(`a second server ended otherwise: ${second}`);
      } else {
        faults.push('a second server opened the folder');
        await killNode(second);
      }
    }
    await more(ledger, 'acknowledged', node);
  });
  await restartAndCheck(node, ledger, place);
  return outcomeOf(ledger, faults);
}

/** PostgreSQL stops permanently if its log has no room; it is restarted, as an administrator does after making room. */
export async function fullDiskOfPostgres(): Promise<Outcome | undefined> {
  const [bin, disk] = [findPostgres(), await mountSmallDisk(250)];
  if (bin === undefined || disk === undefined) return undefined;
  const postgres = await startTemporaryPostgres(bin, disk);
  try {
    const place = { env: { DATABASE_URL: await postgres.createDatabase('full') }, postgres };
    const ledger = new Ledger('disk');
    const node = await startNode(place.env);
    const faults: string[] = [];
    await during(ledger, node, async () => {
      await more(ledger, 'acknowledged', node);
      disk.fill(0);
      await more(ledger, 'refused', node);
      if ((await readinessOf(node)) !== 503) faults.push('ready with a full disk');
      disk.makeRoom();
      await postgres.stop();
      await postgres.start();
      await more(ledger, 'acknowledged', node);
      while ((await readinessOf(node)) !== 200) await delay(LOOK_EVERY_MS); // the last failed write counts for ten seconds
    });
    await restartAndCheck(node, ledger, place);
    return outcomeOf(ledger, faults);
  } finally {
    await postgres.remove();
    disk.remove();
  }
}

/** Gives a fresh folder to a scenario of the embedded database. */
export async function inFolder<T>(run: (place: Surroundings) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-chaos-'));
  try {
    await placeStore(folder);
    return await run({ env: { DATA_DIR: folder } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
