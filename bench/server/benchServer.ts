import { paths } from '#schemas/declare/pages/addresses.ts';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { askAs } from '../lib/askAs.ts';
import { dropBodies } from '../lib/dropBodies.ts';
import { type Livery, freePort } from '../lib/startLivery.ts';
import { median, ratio } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';

interface Target {
  readonly name: string;
  readonly url: string;
  readonly host: string;
}

interface Figures {
  readonly perSecond: number[];
  readonly p99: number[];
  failed: number;
}

const CONNECTIONS = 20;
const SECONDS = 5;

async function startPeer(kind: 'http' | 'express', file: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/server/peer.mjs', kind, String(port), file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  for (let tries = 0; tries < 50; tries += 1) {
    const up = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    ); // not listening yet
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url: `http://localhost:${port}/`, stop: () => child.kill() };
}

/** Requests per second and p99 of the cached home page and of the template call, beside bare servers with the same bytes. */
export async function benchServer(livery: Livery, rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-bytes-'));
  const host = `lotus.localhost:${livery.port}`;
  const template = `/wps/system/templates?domain=lotus.localhost&url=${encodeURIComponent(host)}&device=MOBILE`;
  const save = async (name: string, path: string) => {
    const file = join(folder, name);
    await writeFile(file, await askAs(livery.port, host, path, { 'accept-encoding': 'br' }));
    return file;
  };
  // The first answers are compressed quickly, the best compression follows: let it arrive.
  await askAs(livery.port, host, paths.home, { 'accept-encoding': 'br' });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const [barePage, bareTemplate, express] = await Promise.all([
    startPeer('http', await save('page', paths.home)),
    startPeer('http', await save('template', template)),
    startPeer('express', ''),
  ]);
  const own = `http://localhost:${livery.port}`;
  const targets: Target[] = [
    { name: 'LIMIT node:http, page bytes', url: barePage.url, host: 'localhost' },
    { name: 'PEER Express hello', url: express.url, host: 'localhost' },
    { name: 'home document', url: `${own}/m/home`, host },
    { name: 'LIMIT node:http, template bytes', url: bareTemplate.url, host: 'localhost' },
    { name: 'template call', url: own + template, host },
  ];
  const figures = new Map(targets.map(({ name }): [string, Figures] => [name, { perSecond: [], p99: [], failed: 0 }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, host: wanted } of targets) {
      const result = await autocannon({
        url,
        connections: CONNECTIONS,
        duration: SECONDS,
        headers: { host: wanted, 'accept-encoding': 'br', 'accept-language': 'en' },
        setupClient: dropBodies,
      });
      const figure = figures.get(name);
      if (!figure) continue;
      figure.perSecond.push(result.requests.average);
      figure.p99.push(result.latency.p99);
      figure.failed += result.non2xx + result.errors;
    }
  }
  for (const peer of [barePage, bareTemplate, express]) peer.stop();
  await rm(folder, { recursive: true, force: true });

  const against = (name: string, other: string) => ratio(figures.get(name)?.perSecond ?? [], figures.get(other)?.perSecond ?? []);
  const row = ({ name }: Target, other?: string): string[] => {
    const { perSecond = [], p99 = [], failed = 0 } = figures.get(name) ?? {};
    return [
      name,
      number(median(perSecond)),
      number(median(p99), 1),
      String(failed),
      other ? `${against(name, other).value.toFixed(2)}x` : '',
    ];
  };
  printTable(`Server: ${CONNECTIONS} connections, ${rounds} rounds of ${SECONDS} s`, [
    ['target', 'req/s', 'p99 ms', 'failed', 'ratio'],
    ...targets.map((target) =>
      row(target, { 'home document': 'PEER Express hello', 'template call': 'LIMIT node:http, template bytes' }[target.name]),
    ),
  ]);
  console.log(
    `home document beside node:http with the same bytes: ${against('home document', 'LIMIT node:http, page bytes').value.toFixed(2)}x. Aim: 0.95x of Express hello.`,
  );
}
