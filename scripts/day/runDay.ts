import { type ChildProcess, spawn } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { ask } from '#server/testing/ask.ts';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { OPERATOR_PASSWORD, type Livery, startLivery } from '../../bench/lib/startLivery.ts';
import { Day } from './Day.ts';
import { type House, checkHouse, publish, signIn, upload } from './operators.ts';
import { type Wallet, balanceOf, logIn, visit } from './players.ts';

const MINUTE_MS = 60_000;
const REST_MS = { player: 5000, operator: 15_000, upload: 30_000, reader: 500 } as const;
/** Operators publish and upload at some of them; players are at all. */
const edited = brandCodes.slice(0, 3);

/** Processes that compute without an end. */
const burden = (count: number): ChildProcess[] =>
  Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));

/** A visitor who opens home: it shows the live title, never an earlier one. */
async function read(day: Day, { port }: Livery, house: House): Promise<void> {
  const before = house.titles;
  const { status, text } = await ask(port, `${house.merchant}.localhost:${port}`, paths.home);
  const possibleTitles = [...before, ...house.titles];
  if (status !== 200) day.fault(`reader: home of ${house.merchant} answers ${status}`);
  else if (possibleTitles.length > 0 && !possibleTitles.some((title) => text.includes(title)))
    day.fault(`reader: home of ${house.merchant} shows none of ${possibleTitles.join(', ')}`);
}

interface DayOptions {
  readonly minutes: number;
  /** Number of processes that use the processor, besides the server and its visitors. */
  readonly load: number;
  /** Of a PostgreSQL; without it the database is embedded. */
  readonly databaseUrl?: string | undefined;
}

/**
 * A working day on a busy machine: a member at each brand plays and pays in, operators publish and upload, visitors look at home. Then the
 * server is killed and started again, and everything that it had acknowledged must be there.
 */
export async function runDay({ minutes, load, databaseUrl }: DayOptions): Promise<Day> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-day-'));
  const env = { FIXED_CLOCK: '', DATA_DIR: folder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const server = await startLivery(env);
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const day = new Day(stopping.signal);
  const busy = burden(load);
  const houses = edited.map((merchant): House => ({ merchant, tries: 0, releases: [], pictures: new Set(), titles: [] }));
  const wallets: Wallet[] = [];
  try {
    for (const merchant of brandCodes) {
      const balance = await balanceOf(day, await logIn(day, server.operator, merchant));
      wallets.push({ merchant, balance });
    }
    const operator = await signIn(day, server.operator, OPERATOR_PASSWORD);
    const ending = setTimeout(() => stopping.abort(), minutes * MINUTE_MS);
    const saying = setInterval(() => console.error(`  ${lineOf(day)}`), MINUTE_MS);
    await Promise.all([
      ...wallets.map((wallet) => day.repeat('player', REST_MS.player, () => visit(day, server.operator, wallet))),
      ...houses.map((house) => day.repeat('operator', REST_MS.operator, () => publish(day, operator, house))),
      ...houses.map((house) => day.repeat('upload', REST_MS.upload, () => upload(day, operator, house))),
      ...houses.map((house) => day.repeat('reader', REST_MS.reader, () => read(day, server, house))),
    ]);
    clearTimeout(ending);
    clearInterval(saying);
    process.kill(server.pid, 'SIGKILL');
    await server.stop();
    const again = await startLivery(env);
    const returned = await signIn(day, again.operator, OPERATOR_PASSWORD);
    for (const house of houses) await checkHouse(day, returned, house);
    for (const { merchant, balance } of wallets) {
      const found = await balanceOf(day, await logIn(day, again.operator, merchant));
      if (found.toFixed(2) !== balance.toFixed(2)) day.fault(`${merchant} has ${found} instead of ${balance} after a restart`);
    }
    await again.stop();
  } finally {
    for (const process of busy) process.kill();
    await rm(folder, { recursive: true, force: true });
  }
  return day;
}

/** The counts so far, as a line. */
export function lineOf({ done, later, wrong }: Day): string {
  const counts = Object.entries(done).map(([work, count]) => `${count} × ${work}`);
  const tries = [...later].map(([code, count]) => `${count} × ${code}`);
  return `${counts.join(', ')}; asked again: ${tries.join(', ') || 'never'}; wrong: ${wrong.length}`;
}
