import { describe, expect, it } from 'vitest';
import { PlatformRefusal } from '#server/errors/PlatformRefusal.ts';
import { pageAnswer, readDays, readPage } from './readRecordQuery.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

/** What a reader gives, or what it refuses. */
function answerOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof PlatformRefusal) return error.value;
    throw error;
  }
}

describe('the days of a query', () => {
  it.each([
    ['today', {}, '2026-03-01T00:00:00.000Z 2026-03-02T00:00:00.000Z'],
    ['one day', { endDate: '2026-02-27' }, '2026-02-27T00:00:00.000Z 2026-02-28T00:00:00.000Z'],
    ['several', { startDate: '2026-02-27', endDate: '2026-02-28' }, '2026-02-27T00:00:00.000Z 2026-03-01T00:00:00.000Z'],
    [
      'as many as may be',
      { startDate: '2026-02-20', endDate: '2026-03-01' },
      '2026-02-20T00:00:00.000Z 2026-03-02T00:00:00.000Z',
    ],
  ])('are %s', (_title, query, moments) => {
    const { from, until } = readDays(query, NOW, 10);
    expect(`${from.toISOString()} ${until.toISOString()}`).toBe(moments);
  });

  it.each([
    ['no day', { startDate: 'yesterday' }, { name: 'startDate' }],
    ['a day that no calendar has', { endDate: '2026-02-30' }, { name: 'endDate' }],
    ['a moment', { endDate: '2026-02-03T10:00' }, { name: 'endDate' }],
    ['an end before the beginning', { startDate: '2026-02-03', endDate: '2026-02-02' }, { name: 'endDate', min: '2026-02-03' }],
    ['more days than may be', { startDate: '2026-02-19', endDate: '2026-03-01' }, { name: 'startDate', days: 10 }],
  ])('are refused with %s', (_title, query, value) => {
    expect(answerOf(() => readDays(query, NOW, 10))).toEqual(value);
  });
});

describe('the page of a query', () => {
  it.each([
    ['the first by default', {}, { pageNo: 1, pageSize: 20, limit: 20, offset: 0 }],
    ['any other', { pageNo: '3', pageSize: '15' }, { pageNo: 3, pageSize: 15, limit: 15, offset: 30 }],
  ])('is %s', (_title, query, page) => {
    expect(readPage(query)).toEqual(page);
  });

  it.each([
    ['pageNo', '0'],
    ['pageNo', '-1'],
    ['pageNo', '10001'],
    ['pageSize', '101'],
    ['pageSize', '1.5'],
  ])('is refused with %s=%s', (name, text) => {
    expect(answerOf(() => readPage({ [name]: text }))).toMatchObject({ name });
  });

  it('is answered with how many there are', () => {
    expect(pageAnswer(['a'], 21, readPage({}))).toEqual({ list: ['a'], pageNo: 1, totalPages: 2, totalCount: 21 });
  });
});
