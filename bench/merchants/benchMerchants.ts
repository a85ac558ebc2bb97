import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { openDatabase } from '../../server/store/engine/openDatabase.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../../server/store/testing/temporaryPostgres.ts';
import { askAs } from '../lib/askAs.ts';
import { publish, signIn } from '../lib/operator.ts';
import { type Livery, startLivery } from '../lib/startLivery.ts';
import { median } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';
import { codeOf, seedMerchants } from './seedMerchants.ts';
import { startPlatform } from './startPlatform.ts';

const COUNTS = [10, 1_000, 10_000];
/** How many hosts are asked for the first time. */
const ASKED = 100;
/** How many pages of the operator's list are asked for. */
const LISTS = 8;
const VISIBLE_WITHIN_MS = 30_000;

function brand(): Release {
  const read = readRelease(JSON.parse(readFileSync('templates/brands/aurora/release.json', 'utf8')));
  if (!read.ok) throw new Error('the brand that is copied cannot be read');
  return read.value;
}

/** Resident memory of a process in MB, as reported by Linux. */
function residentMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const home = (node: Livery, merchant: string) => askAs(node.port, `${merchant}.localhost:${node.port}`, '/m/home');

/** Hosts spread over all merchants, none of them among the first: those are rendered ahead. */
const hostsOf = (count: number): string[] =>
  Array.from({ length: Math.min(ASKED, count) }, (_none, index) => codeOf(count - 1 - Math.floor((index * count) / ASKED / 2)));

/** Milliseconds from the answer to a publisher on one node until another node shows it. */
async function lagOf(here: Livery, there: Livery, merchant: string, round: number): Promise<number> {
  const title = `Round ${round} ${Date.now()}`;
  await publish(here, merchant, ({ template, ...rest }) => ({
    ...rest,
    template: { ...template, parameters: { ...template.parameters, title } },
  }));
  const start = performance.now();
  while (!String(await home(there, merchant)).includes(`<title>${title}`)) {
    if (performance.now() - start > VISIBLE_WITHIN_MS) throw new Error(`${merchant} is not shown by the other node`);
    await delay(2);
  }
  return performance.now() - start;
}

/** Milliseconds of a page of the operator's list, and of a search in it; the slowest of some, each of merchants that were not asked for before. */
async function listMs(livery: Livery, count: number): Promise<[list: number, search: number]> {
  const ask = await signIn(livery);
  const slowest = async (pathOf: (step: number) => string) => {
    const times: number[] = [];
    for (let step = 0; step < LISTS; step += 1) times.push(await timeOf(async () => (await ask(pathOf(step))).text()));
    return Math.max(...times);
  };
  const list = await slowest((step) => `/merchants?offset=${Math.floor((step * count) / LISTS)}`);
  return [list, await slowest((step) => `/merchants?search=${codeOf(Math.floor((step * count) / LISTS)).slice(-3)}`)];
}

async function measure(postgres: TemporaryPostgres, platformUrl: string, count: number, rounds: number): Promise<string[]> {
  const databaseUrl = await postgres.createDatabase(`merchants_${count}`);
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  await seedMerchants(db, brand(), count);
  await db.close();
  const env = { DATABASE_URL: databaseUrl, PLATFORM_URL: platformUrl };
  let here: Livery | undefined;
  let there: Livery | undefined;
  try {
    const startMs = await timeOf(async () => (here = await startLivery(env)));
    there = await startLivery(env);
    if (!here) throw new Error('the server did not start');
    const node = here;
    const startedMb = residentMb(node.pid);
    const first: number[] = [];
    const again: number[] = [];
    for (const host of hostsOf(count)) {
      first.push(await timeOf(() => home(node, host)));
      again.push(await timeOf(() => home(node, host)));
    }
    const lags: number[] = [];
    for (let round = 0; round < rounds; round += 1) lags.push(await lagOf(here, there, codeOf(count - 1), round));
    const [list, search] = await listMs(node, count);
    return [
      String(count),
      number(startMs),
      number(median(first), 1),
      number(Math.max(...first), 1),
      number(median(again), 1),
      number(startedMb),
      number(residentMb(node.pid)),
      number(median(lags), 1),
      number(list),
      number(search),
    ];
  } finally {
    await here?.stop();
    await there?.stop();
  }
}

/** Start, memory, first answers and publishing with ten, a thousand and ten thousand merchants in one PostgreSQL. */
export async function benchMerchants(_livery: Livery, rounds: number): Promise<void> {
  const bin = findPostgres();
  if (bin === undefined) return console.log('\nmerchants: no initdb on this machine, so nothing is measured.');
  const postgres = await startTemporaryPostgres(bin);
  const platform = await startPlatform();
  const rows = [
    [
      'merchants',
      'ready ms',
      'first answer ms',
      'slowest',
      'again',
      'MB at start',
      'MB after',
      'seen on 2nd node ms',
      'list ms',
      'search ms',
    ],
  ];
  try {
    for (const count of COUNTS) rows.push(await measure(postgres, platform.url, count, rounds));
  } finally {
    platform.stop();
    await postgres.remove();
  }
  printTable('Merchants in the store', rows);
}
