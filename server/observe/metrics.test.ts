import { readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../http/log/createLog.ts';
import { ask } from '../testing/ask.ts';
import { createMetrics } from './createMetrics.ts';
import { metricsServer } from './metricsServer.ts';

const metrics = createMetrics();
metrics.watch({ openStreams: () => 3, liveMerchants: () => 6, readiness: () => Promise.resolve('full') });

const servers: Server[] = [];
async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port; // a TCP server has no other kind of address
}

let site: number;
let observed: number;
beforeAll(async () => {
  site = await listen(
    createServer((req, res) => {
      metrics.note(req, res);
      res.writeHead(req.url?.includes('missing') === true ? 404 : 200).end('x');
    }),
  );
  observed = await listen(metricsServer(metrics, createLog('silent')));
});
afterAll(() => servers.forEach((server) => server.close()));

const scrape = async () => (await ask(observed, 'localhost', '/metrics')).text;

describe('metrics', () => {
  it.each([
    ['/m/home?q=mira', 'page', '2xx'],
    ['/', 'page', '2xx'],
    ['/assets/missing-12345678.js', 'file', '4xx'],
    ['/brand/aurora/logo', 'file', '2xx'],
    ['/sw.js', 'file', '2xx'],
    ['/wps/system/status', 'call', '2xx'],
    ['/lgw/missing', 'call', '4xx'],
    ['/preview/api/session', 'operator', '2xx'],
    ['/healthz', 'health', '2xx'],
    ['/preview/', 'other', '2xx'],
  ])('count %s as a %s with %s', async (path, kind, status) => {
    const line = `livery_http_request_duration_seconds_count{kind="${kind}",status="${status}"}`;
    const countOf = async () =>
      Number(
        (await scrape())
          .split('\n')
          .find((each) => each.startsWith(line))
          ?.split(' ')
          .at(-1) ?? 0,
      );
    const before = await countOf();
    await ask(site, 'aurora.localhost', path);
    await expect.poll(countOf).toBe(before + 1);
  });

  it('leave out streams of events, which are open for hours, and everything about a visitor', async () => {
    await ask(site, 'aurora.localhost', '/site/events');
    await ask(site, 'aurora.localhost', '/preview/api/merchants/aurora/events');
    await ask(site, 'aurora.localhost', '/m/invite/SECRET?token=SECRET', { headers: { cookie: 'age=SECRET' } });
    const text = await scrape();
    expect(text).not.toContain('stream"');
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain('aurora');
  });

  it('time the platform by call, whether it answers or not', async () => {
    expect(await metrics.timePlatform('gameList', () => Promise.resolve('games'))).toBe('games');
    await expect(metrics.timePlatform('gameList', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const text = await scrape();
    for (const outcome of ['answered', 'failed'])
      expect(text).toContain(`livery_platform_call_duration_seconds_count{call="gameList",outcome="${outcome}"} 1`);
  });

  it('say what the store can do, how many follow, and what broke', async () => {
    metrics.noteStoreFault();
    const text = await scrape();
    expect(text).toContain('livery_store_readiness{state="full"} 1');
    expect(text).toContain('livery_store_readiness{state="ready"} 0');
    expect(text).toContain('livery_event_streams 3');
    expect(text).toContain('livery_live_merchants 6');
    expect(text).toContain('livery_store_faults_total 1');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('are at one address, for reading only', async () => {
    expect((await ask(observed, 'localhost', '/')).status).toBe(404);
    expect((await ask(observed, 'localhost', '/metrics', { method: 'POST' })).status).toBe(404);
    expect((await ask(observed, 'localhost', '/metrics')).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });
});

it.each(['grafana.json', 'alerts.yaml'])('deploy/%s asks for metrics that there are', async (file) => {
  const text = readFileSync(fileURLToPath(new URL(`../../deploy/${file}`, import.meta.url)), 'utf8');
  const asked = new Set(text.match(/\b(?:livery|nodejs|process)_\w+/g));
  expect(asked.size).toBeGreaterThan(3);
  const known = new Set([...(await scrape()).matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});
