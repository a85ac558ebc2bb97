import { describe, expect, it } from 'vitest';
import { type CallAnswer, type CallName, type Params, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { scenarioAxes } from '#schemas/edges/preview/scenario.ts';
import { fakeHttp } from '../../../.storybook/fakeHttp.ts';
import { hostileAnswer } from './hostileAnswer.ts';

const names = Object.keys(declaredCalls) as CallName[]; // the keys of a table of calls
const params: Params = { gameType: 'ALL', pageNo: 1, pageSize: 12, limitNum: 5, types: 'PL', id: 2 };

/** Every call that a story's platform answers. */
const samples = (
  await Promise.all(
    names.map(async (call) => {
      const answer: unknown = await fakeHttp('normal')
        .read(call, params)
        .catch(() => undefined);
      return answer === undefined ? [] : [{ call, answer: answer as CallAnswer<typeof call> }]; // the declared sample, which has this type
    }),
  )
).flat();

describe('an answer that is hard to show', () => {
  it.each(scenarioAxes.content)('is one that its call declares: %s', (content) => {
    const refused = samples.filter(({ call, answer }) => !readAnswer(call, hostileAnswer(content, call, answer)).ok);
    expect(samples.length).toBeGreaterThan(40);
    expect(refused.map(({ call }) => call)).toEqual([]);
  });

  const notice = {
    id: 7,
    type: 'PL' as const,
    title: 'New tables',
    content: '<p>From today.</p>',
    startDate: '2026-02-01T00:00:00.000Z',
  };
  const game = {
    gameId: 'g1',
    nodeId: 3,
    gameName: 'Jade Ember',
    gameType: 'RNG',
    vassalage: 'NOVR',
    iconUrl: '/art/games/g1.webp',
    isNew: '1',
  };

  it.each([
    ['empty', 0],
    ['one', 1],
    ['many', 60],
    ['real', 2],
  ] as const)('has lists of another length: %s', (content, length) => {
    const shown = hostileAnswer(content, 'announcements', [notice, { ...notice, id: 8 }]);
    expect(shown).toHaveLength(length);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(length);
  });

  it('has other words, and the same codes, days and pictures', () => {
    const [shown] = hostileAnswer('longWords', 'hotGames', [game]);
    expect(shown).toEqual({ ...game, gameName: expect.not.stringContaining('Jade') });
    const [letter] = hostileAnswer('mixedDirection', 'announcements', [notice]);
    expect(letter?.title).toMatch(/\p{Script=Arabic}/u);
    expect(letter?.content).toMatch(/<p>From today\.<\/p>$/);
    expect(letter?.startDate).toBe(notice.startDate);
  });

  it.each([
    ['zero', 0],
    ['huge', 123_456_789_012.34],
    ['negative', -987_654_321_098.76],
    ['scripts', 12.5],
  ] as const)('has other amounts: %s', (content, sumBalance) => {
    expect(hostileAnswer(content, 'wallet', { sumBalance: 12.5 })).toEqual({ sumBalance });
  });

  it('has no pictures', () => {
    expect(hostileAnswer('noPictures', 'hotGames', [game])).toEqual([{ ...game, iconUrl: '/art/missing.webp' }]);
  });
});
