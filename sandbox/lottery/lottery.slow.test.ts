import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MERCHANT, type TestSandbox, startTestSandbox } from '../testing/startTestSandbox.ts';
import { drawSecondsOf, drawsOf } from './draws.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const caller = { merchantCode: MERCHANT, ip: '' };

describe('draws', () => {
  const now = new Date('2026-03-01T12:00:10Z');

  it.each([
    ['LOTT', 6, 1, 49],
    ['TCG_LOTTO_VN', 5, 0, 9],
    ['TCG_SEA', 4, 0, 9],
    ['ELOTT', 5, 0, 9],
  ])('of %s have %i numbers, each of %i to %i at some time', (vassalage, count, lowest, highest) => {
    const draws = drawsOf({ gameId: `${vassalage}-001`, vassalage }, now, 300);
    for (const { numbers } of draws) {
      expect(numbers).toHaveLength(count);
      if (vassalage === 'LOTT') expect(new Set(numbers).size).toBe(count);
    }
    const drawn = new Set(draws.flatMap(({ numbers }) => numbers));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual(Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n));
  });

  it('are held in time, follow each other, and stay what they were', () => {
    const game = { gameId: 'ELOTT-001', vassalage: 'ELOTT' };
    const [latest, before] = drawsOf(game, now, 2);
    expect(Date.parse(latest?.openedAt ?? '')).toBeLessThanOrEqual(now.getTime());
    expect(Date.parse(latest?.nextAt ?? '')).toBeGreaterThan(now.getTime());
    expect(before?.nextAt).toBe(latest?.openedAt);
    const later = new Date(now.getTime() + drawSecondsOf(game) * 1000);
    expect(drawsOf(game, later, 2)[1]).toEqual(latest);
    expect(drawsOf(game, later, 1)[0]?.numbers).not.toEqual(latest?.numbers);
  });

  it.each([
    ['2026-03-01T10:59:59Z', '2026-02-28T11:00:00.000Z'],
    ['2026-03-01T11:00:00Z', '2026-03-01T11:00:00.000Z'],
  ])('of every day are held in the evening: at %s the last one is that of %s', (moment, openedAt) => {
    const [latest] = drawsOf({ gameId: 'LOTT-001', vassalage: 'LOTT' }, new Date(moment), 1);
    expect(latest?.openedAt).toBe(openedAt);
  });
});

describe('lotteries', () => {
  it('come with their numero, all of them or the quick ones', async () => {
    const all = await sandbox.sandbox.platform.read('lotteryGames', {}, caller);
    const quick = await sandbox.sandbox.platform.read('lotteryPopular', {}, caller);
    expect(quick.length).toBeGreaterThan(0);
    expect(quick.length).toBeLessThan(all.length);
    expect(all.every(({ numero, gameId }) => numero?.gameId === gameId)).toBe(true);
    const numeros = await sandbox.sandbox.platform.read('lotteryNumero', { gameIds: `${all[0]?.gameId}, nobody` }, caller);
    expect(numeros).toEqual([all[0]?.numero]);
  });

  it('of Vietnam are by region, each once', async () => {
    const menu = await sandbox.sandbox.platform.read('vnLotteryMenu', { language: 'VN' }, caller);
    expect(menu.map(({ title }) => title)).toEqual(['Miền Bắc', 'Miền Trung', 'Miền Nam']);
    const ids = menu.flatMap(({ games }) => games.map(({ gameId }) => gameId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe((await sandbox.sandbox.platform.read('vnLotteryRecent', { count: 50 }, caller)).length);
    const draws = await sandbox.sandbox.platform.read('vnLotteryNumero', { gameId: ids[0] ?? '', count: 3 }, caller);
    expect(draws.map(({ gameId }) => gameId)).toEqual([ids[0], ids[0], ids[0]]);
    expect(await sandbox.sandbox.platform.read('vnLotteryNumero', { gameId: 'NOVR-001' }, caller)).toEqual([]);
  });
});

it('what runs by the clock is kept for seconds only', async () => {
  const { headers } = await sandbox.call('GET', '/lgw/games/opened/numero');
  expect(headers.get('cache-control')).toBe('public, max-age=5');
});
