import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

const AURORA = 'aurora.localhost:3000';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([testBrand('aurora'), testBrand('lotus', { language: 'VN', status_reading: 'b' }, 'seed')]);
});
afterAll(() => server.close());

/** Every test starts with nothing in the cache that is fresh, and a platform that works. */
beforeEach(() => {
  Object.assign(server.platform, { status: 0, isFailing: false });
  server.age(60 * 60 * 1000);
  server.rendered.length = 0;
});

describe('the status gate', () => {
  it('shows maintenance to everyone and says when to come back', async () => {
    server.platform.status = 2;
    const page = await server.ask(AURORA, '/m/home');
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '300', 'no-store']);
    expect(page.text).toContain('maintenance');
  });

  it('shows each restricted visitor a page of their own', async () => {
    server.platform.status = 1;
    const page = await server.ask(AURORA, '/m/home');
    expect([page.status, page.headers['cache-control']]).toEqual([403, 'no-store']);
    expect(page.text).toContain('restricted 127.0.0.1');
  });

  it('reads the code as the brand says', async () => {
    server.platform.status = 1;
    expect((await server.ask('lotus.localhost', '/m/home')).status).toBe(503);
  });

  const statusOfHome = async () => (await server.ask(AURORA, '/m/home')).status;

  it('is asked again after five seconds, while visitors get the one before', async () => {
    await statusOfHome();
    server.platform.status = 2;
    expect(await statusOfHome()).toBe(200);
    server.age(5_001);
    expect(await statusOfHome()).toBe(200);
    await expect.poll(statusOfHome).toBe(503);
  });

  it('is waited for when it was asked more than a minute ago, and stays as it was while the platform is away', async () => {
    await statusOfHome();
    server.platform.status = 2;
    server.age(60_001);
    expect(await statusOfHome()).toBe(503);
    server.platform.isFailing = true;
    server.age(60_001);
    expect(await statusOfHome()).toBe(503);
  });

  it.each(['2', { value: { status: '2' } }, { maintenance: 1 }])(
    'shows maintenance for a status of the shape %j',
    async (status) => {
      server.platform.status = status;
      expect((await server.ask(AURORA, '/m/home')).status).toBe(503);
    },
  );

  it('stays as it was when the platform reports an unknown status', async () => {
    server.platform.status = 2;
    expect((await server.ask(AURORA, '/m/home')).status).toBe(503);
    server.platform.status = 99;
    server.age(5_001);
    expect((await server.ask(AURORA, '/m/home')).status).toBe(503);
  });
});

describe('a platform that fails', () => {
  it('leaves the last good page standing', async () => {
    const good = await server.ask(AURORA, '/m/home');
    server.platform.isFailing = true;
    server.age(60 * 60 * 1000);
    const page = await server.ask(AURORA, '/m/home');
    expect([page.status, page.text]).toEqual([200, good.text]);
    expect(server.rendered).toHaveLength(2);
  });

  it('leaves out only its data on a page that was not rendered before', async () => {
    server.platform.isFailing = true;
    server.age(60_000); // what other pages have read is not shared any more
    const page = await server.ask(AURORA, '/m/provider?vassalage=NOVR');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.text).toContain('no games /m/provider?vassalage=NOVR');
  });
});
