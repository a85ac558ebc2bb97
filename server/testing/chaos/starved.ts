import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { startNode } from '../startNode.ts';
import { Ledger } from './Ledger.ts';
import { type Outcome, type Surroundings, during, more, outcomeOf, restartAndCheck } from './Scenario.ts';

/** Longer than two beats of the owner of a folder, and than the wait for a connection. */
const SLOW_MS = 6_000;
const STOPPED_MS = 20_000;
/** So many requests fail before there are handles again. */
const REFUSED = 3;
const LOOK_EVERY_MS = 20;

/** How often the owner of a folder has written its file. */
function beatsIn(folder: string): number {
  const owner = readJson(readFileSync(join(folder, 'db.owner'), 'utf8'));
  return owner.ok && isObject(owner.value) ? Number(owner.value['beat']) : 0;
}

/** A disk that takes seconds for each sync, as one of a busy host does. PostgreSQL's: its commits wait, as for a standby. */
export async function slowDisk({ postgres, ...place }: Surroundings): Promise<Outcome> {
  const ledger = new Ledger('slow');
  const node = await startNode(place.env);
  const { DATA_DIR: folder } = place.env;
  await during(ledger, node, async () => {
    await more(ledger, 'acknowledged', node);
    if (postgres !== undefined) {
      await postgres.setting('synchronous_standby_names', 'none');
      await delay(SLOW_MS);
      await postgres.setting('synchronous_standby_names', '');
    }
    if (folder !== undefined) {
      node.tell(`slow ${SLOW_MS}`);
      const enough = beatsIn(folder) + 2;
      while (beatsIn(folder) < enough) await more(ledger, 'acknowledged', node, 1);
      node.tell('slow 0');
    }
    await more(ledger, 'acknowledged', node);
  });
  await restartAndCheck(node, ledger, place);
  return outcomeOf(ledger);
}

/** A process that is stopped (a machine that slept, a debugger, a host out of memory) and goes on. */
export async function stoppedProcess(place: Surroundings): Promise<Outcome> {
  const ledger = new Ledger('stopped');
  const node = await startNode(place.env);
  await during(ledger, node, async () => {
    await more(ledger, 'acknowledged', node);
    node.child.kill('SIGSTOP');
    await delay(STOPPED_MS);
    node.child.kill('SIGCONT');
    await more(ledger, 'acknowledged', node);
  });
  const faults = ledger.refused === 0 ? [] : ['refused after it went on'];
  await restartAndCheck(node, ledger, place);
  return outcomeOf(ledger, faults);
}

/** A process that may open no file and no connection any more, and then may again. Nothing where its limits cannot be set. */
export async function noFileHandles(place: Surroundings): Promise<Outcome | undefined> {
  const ledger = new Ledger('handles');
  const node = await startNode(place.env);
  const limit = (count: number) =>
    spawnSync('prlimit', ['--pid', String(node.child.pid), `--nofile=${count}:`], { stdio: 'ignore' }).status === 0;
  /** The number that the next handle gets: the lowest that is free. The limit is one of numbers, not of how many there are. */
  const nextHandle = () => {
    const taken = new Set(readdirSync(`/proc/${node.child.pid}/fd`).map(Number));
    let free = 0;
    while (taken.has(free)) free += 1;
    return free;
  };
  let isPossible = true;
  await during(ledger, node, async () => {
    await more(ledger, 'acknowledged', node);
    // A new connection for each request fails, and with it the request; the beat of the owner fails meanwhile. Looked at again and again, because
    // a request that is being answered leaves its own handle to the next one.
    const enough = ledger.refused + REFUSED;
    for (let lowest = Infinity; isPossible && ledger.refused < enough;) {
      lowest = Math.min(lowest, nextHandle());
      isPossible = limit(lowest);
      await delay(LOOK_EVERY_MS);
    }
    if (!isPossible) return;
    await delay(SLOW_MS);
    limit(1024);
    await more(ledger, 'acknowledged', node);
  });
  await restartAndCheck(node, ledger, place);
  return isPossible ? outcomeOf(ledger) : undefined;
}
