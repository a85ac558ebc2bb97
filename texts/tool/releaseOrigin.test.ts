import { describe, expect, it } from 'vitest';
import { releaseOrigin } from './releaseOrigin.ts';
import { inEnglish } from './toolTranslator.ts';

const published = {
  kind: 'publish',
  by: 'ann',
  token: null,
  restoredRevision: null,
  plan: null,
  imported: null,
  createdAt: '2026-03-01T12:00:20Z',
} as const;
const plan = { madeAt: '2026-02-27T10:00:00Z', dueAt: '2026-03-01T12:00:00Z', hasWaited: false, isMerged: false };
const originOf = (origin: Partial<Parameters<typeof releaseOrigin>[1]>) =>
  releaseOrigin(inEnglish, { ...published, ...origin }, (moment) => moment.slice(0, 10));

describe('releaseOrigin', () => {
  it.each([
    ['a release that ships', { kind: 'seed', by: null }, 'Initial by the system'],
    ['a published draft', {}, 'Published by ann'],
    ['a draft that a token has published', { token: 'ci-deploy' }, 'Published by token ci-deploy of ann'],
    ['a plan', { plan }, 'Planned by ann for 2026-03-01'],
    ['a plan of a token', { plan, token: 'ci-deploy' }, 'Planned by token ci-deploy of ann for 2026-03-01'],
    ['a rollback', { kind: 'rollback', restoredRevision: 3 }, 'Rollback to revision 3 by ann'],
    [
      'a rollback of a token',
      { kind: 'rollback', restoredRevision: 3, token: 'ops' },
      'Rollback to revision 3 by token ops of ann',
    ],
    ['a rollback of earlier days', { kind: 'rollback' }, 'Rolled back by ann'],
  ] as const)('says how %s went live', (_title, origin, way) => {
    expect(originOf(origin)).toEqual({ way, file: undefined, course: [] });
  });

  it.each([
    [false, 'Imported from a file of lotus'],
    [true, 'Imported from a file of lotus, then edited'],
  ])('names the file that the draft came from (edited: %s)', (isEdited, file) => {
    expect(originOf({ imported: { from: 'lotus', isEdited } })).toEqual({ way: 'Published by ann', file, course: [] });
  });

  it.each([
    ['in time', {}, '2026-03-01T12:01:00Z', []],
    ['late, after a stop', {}, '2026-03-01T13:00:00Z', ['1 hr late: the server was not running, or too busy, when it was due']],
    ['late, for an approval', { hasWaited: true }, '2026-03-01T12:30:00Z', ['30 min late: it waited for approval']],
    [
      'on top of another',
      { isMerged: true },
      '2026-03-01T12:00:10Z',
      ['Put on top of another release that went live after it was scheduled'],
    ],
  ] as const)('says that a planned one went live %s', (_title, course, createdAt, sentences) => {
    expect(originOf({ plan: { ...plan, ...course }, createdAt }).course).toEqual(sentences);
  });
});
